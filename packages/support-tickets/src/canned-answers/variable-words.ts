import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Variable } from './fill-variables.ts'

/** What each variable stands for. */
export const variableWords: Record<Variable, MessageDescriptor> = {
  'customer.name': msg`the customer’s name`,
  'customer.firstName': msg`the customer’s first name`,
  'agent.name': msg`your name`,
  'company.name': msg`the company’s name`,
  'ticket.subject': msg`the subject`,
}

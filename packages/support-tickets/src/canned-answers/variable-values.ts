import type { Ticket, User } from '@replybay/api-client'
import { firstName } from '../model/first-name.ts'
import type { VariableValues } from './fill-variables.ts'

/** What the variables stand for in an answer of a person in a ticket. */
export function variableValues({ customer, subject }: Ticket, user: User): VariableValues {
  return {
    'customer.name': customer.name,
    'customer.firstName': firstName(customer.name),
    'agent.name': user.name,
    'company.name': user.companyNameRaw,
    'ticket.subject': subject,
  }
}

import type { Ticket, User } from '@replybay/api-client'
import type { VariableValues } from './fill-variables.ts'

/**
 * What the variables stand for in an answer of a person in a ticket. Whoever has only typed a customer's address is not
 * told the customer's name.
 */
export function variableValues({ customer, customerVerified, subject }: Ticket, user: User): VariableValues {
  const name = customerVerified === false ? undefined : customer.name
  return {
    'customer.name': name,
    'customer.firstName': name?.trim().split(/\s/)[0],
    'agent.name': user.name,
    'company.name': user.companyNameRaw,
    'ticket.subject': subject,
  }
}

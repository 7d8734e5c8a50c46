import type { components } from '@replybay/api-client'

type Ticket = components['schemas']['Ticket']

/** One thing that somebody wrote, under the key with which it is sent until it is acknowledged. */
export interface Writing {
  text: string
  key: string
  isAcknowledged: boolean
}

/** A conversation as those who write in it know it. */
export interface Told {
  id: string
  token: string
  writings: Writing[]
  isClosed: boolean
}

/** What the server has lost, doubled or made up. Nothing, where all is well. */
export function faultsOf(told: Told, ticket: Ticket): string[] {
  const faults: string[] = []
  for (const { text, isAcknowledged } of told.writings) {
    const stored = ticket.messages.filter((message) => message.text === text).length
    if (stored > 1) faults.push(`${text} is stored ${stored} times`)
    if (stored === 0 && isAcknowledged) faults.push(`${text} was acknowledged and is lost`)
  }
  const known = new Set(told.writings.map(({ text }) => text))
  for (const { text } of ticket.messages) if (!known.has(text)) faults.push(`Nobody wrote ${text}`)
  const closings = ticket.events?.filter((event) => event.kind === 'closed').length ?? 0
  if (closings > 1) faults.push(`${told.id} was closed ${closings} times`)
  if (told.isClosed && ticket.status !== 'closed')
    faults.push(`${told.id} was closed and is ${ticket.status}`)
  return faults
}

import type { Assignee, Ticket } from '@replybay/api-client'
import { plainText } from '@replybay/i18n'
import { firstName } from '../model/first-name.ts'

/** As many as there is room for. */
const MOST = 5

/** Who can be mentioned and whose name fits: those who take part in the ticket first, then by name. */
export function findColleagues(
  colleagues: readonly Assignee[],
  query: string,
  ticket: Pick<Ticket, 'assigneeId' | 'messages' | 'notes'>,
  userId: string,
): Assignee[] {
  const words = plainText(query).split(' ').filter(Boolean)
  const takesPart = new Set([
    ticket.assigneeId,
    ...[...ticket.messages, ...(ticket.notes ?? [])].map(({ authorId }) => authorId),
  ])
  const fits = ({ name }: Assignee) => {
    const own = plainText(name).split(/[\s-]+/)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  }
  const found = colleagues.filter((one) => one._id !== userId && fits(one))
  return found.toSorted((a, b) => Number(takesPart.has(b._id)) - Number(takesPart.has(a._id))).slice(0, MOST)
}

/** The first name, where no other colleague has it. */
export function mentionName({ _id, name }: Assignee, colleagues: readonly Assignee[]): string {
  const first = firstName(name)
  const isShared = colleagues.some((other) => other._id !== _id && firstName(other.name) === first)
  return isShared ? name : first
}

import type { TicketSummary, UnreadMention } from '@replybay/api-client'
import { knownName } from '../model/customer-name.ts'

/** Something that a colleague should look at. */
export interface Notice {
  ticketId: string
  /** The message or the note that it is about; for a ticket that was given to somebody, its newest message. */
  messageId: string
  /**
   * A customer has written, or a colleague has given the ticket to this person, named them in a note or taken over the
   * ticket to which they were replying.
   */
  kind: 'message' | 'assigned' | 'mentioned' | 'taken-over'
  /** The colleague, of a note or a ticket that was taken over. */
  author?: string
  /** As far as a notice shows them. */
  customer: { name: string }
  channel: string
  text: string
  /** ISO 8601. */
  at: string
  isRead: boolean
}

/** So many are kept. */
const MOST = 50
/** As much of a text as a notice shows; the rest is in the ticket. */
const TEXT_LENGTH = 200
/** A change so soon after its last message is the message itself; in ms. */
const SAME_MS = 2_000
/** Who was away for a while is told of a note still; in ms. */
const MENTION_MS = 3_600_000

/** What is told of a change. */
interface Told {
  /** Id of the colleague who made it, if one has: nobody is told of what they did themselves. */
  by?: string | undefined
  /** By the server's clock, ms since 1970. */
  at?: number
  /** Ids of the websites of sample data, which nobody has to look after. */
  samples?: readonly string[]
}

/**
 * What a change of a ticket tells a person: that a customer wrote in a ticket of theirs or of nobody, that it became
 * theirs, that a note names them, or that somebody took it over from them. Nothing where none of it is news.
 *
 * @param before the ticket as it was known, if it was: a list that was read just now may know more than was told
 */
export function noticeOf(
  ticket: TicketSummary,
  before: TicketSummary | undefined,
  userId: string,
  { by, at = 0, samples = [] }: Told = {},
): Notice | undefined {
  const { lastMessage, assigneeId, customer, channel, webId } = ticket
  if (!lastMessage || samples.includes(webId)) return undefined
  const shared = {
    ticketId: ticket._id,
    messageId: lastMessage._id,
    customer: { name: knownName(customer) },
    channel,
    isRead: false,
  }
  const { mention } = ticket
  const known = before?.mention
  // A note that was changed names people whom it did not name before.
  const wasNamed = known !== undefined && known.noteId === mention?.noteId && known.people.includes(userId)
  const isNamed = mention?.people.includes(userId) && !wasNamed
  // What was written long ago, and is told of with something else, was told then.
  if (mention && isNamed && by !== userId && Math.abs(at - Date.parse(mention.createdAt)) < MENTION_MS) {
    return {
      ...shared,
      messageId: mention.noteId,
      kind: 'mentioned',
      author: mention.authorName,
      text: mention.text,
      at: mention.createdAt,
    }
  }
  if (before && before.assigneeId !== userId && assigneeId === userId && by !== userId) {
    return {
      ...shared,
      kind: 'assigned',
      text: (ticket.subject || lastMessage.text).slice(0, TEXT_LENGTH),
      at: ticket.updatedAt,
    }
  }
  const isTaken = before?.claimedAt && before.assigneeId === userId && assigneeId && assigneeId !== userId
  if (isTaken && by === assigneeId) {
    return {
      ...shared,
      kind: 'taken-over',
      author: ticket.assigneeName ?? '',
      text: (ticket.subject || lastMessage.text).slice(0, TEXT_LENGTH),
      at: ticket.updatedAt,
    }
  }
  const isNew = ticket.unread === true && lastMessage.author === 'customer'
  const isForThem = !assigneeId || assigneeId === userId
  const isKnown = before?.lastMessage?._id === lastMessage._id
  const isItself = by === undefined && Math.abs(at - Date.parse(lastMessage.createdAt)) < SAME_MS
  if (!isNew || !isForThem || (isKnown && !isItself)) return undefined
  return {
    ...shared,
    kind: 'message',
    text: lastMessage.text.slice(0, TEXT_LENGTH),
    at: lastMessage.createdAt,
  }
}

/** With one more, the latest first, whenever it is told; one for each ticket. */
export function withNotice(notices: readonly Notice[], notice: Notice): Notice[] {
  return [notice, ...notices.filter(({ ticketId }) => ticketId !== notice.ticketId)]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MOST)
}

/**
 * With what mentions the person and is not read yet, which came while they were away: unless something newer of the ticket
 * waits to be read. What mentions them and is not among it was read elsewhere.
 *
 * @param isWhole whether these are all of them
 */
export function withMentions(
  notices: readonly Notice[],
  mentions: readonly UnreadMention[],
  isWhole: boolean,
): Notice[] {
  const unread = new Set(mentions.map(({ noteId }) => noteId))
  const known = notices.map((notice) =>
    isWhole && notice.kind === 'mentioned' && !unread.has(notice.messageId)
      ? { ...notice, isRead: true }
      : notice,
  )
  return mentions.toReversed().reduce((all, mention) => {
    const isTold = all.some(
      (notice) =>
        notice.ticketId === mention.ticketId &&
        (notice.messageId === mention.noteId || (!notice.isRead && notice.at > mention.createdAt)),
    )
    return isTold ? all : withNotice(all, mentionNotice(mention))
  }, known)
}

/** What a mention tells, that is not read yet. */
export function mentionNotice({
  noteId,
  ticketId,
  channel,
  customerName,
  ...mention
}: UnreadMention): Notice {
  return {
    kind: 'mentioned',
    ticketId,
    messageId: noteId,
    customer: { name: customerName },
    channel,
    author: mention.authorName,
    text: mention.text,
    at: mention.createdAt,
    isRead: false,
  }
}

/** Which notices are meant; all where nothing is said. */
export interface Which {
  ticketId?: string
  kind?: Notice['kind'] | undefined
}

export const isMeant = (notice: Notice, { ticketId, kind }: Which): boolean =>
  (ticketId === undefined || notice.ticketId === ticketId) && (kind === undefined || notice.kind === kind)

/** With those that are meant read. */
export function withRead(notices: readonly Notice[], which: Which = {}): Notice[] {
  return notices.map((notice) => (isMeant(notice, which) ? { ...notice, isRead: true } : notice))
}

import { LazyBoundary, lazyPart, useUser } from '@replybay/feature-kit'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { useMentionCount } from '../mentions/use-mention-count.ts'
import { noticeOf } from './notice.ts'
import { addNotice, markNoticesRead, useNotices } from './notice-store.ts'
import { useAnnounce } from './use-announce.ts'
import { useUnreadMark } from './use-unread-mark.ts'

const KeepMentions = lazyPart(async () => (await import('./keep-mentions.tsx')).KeepMentions)

/** Keeps the tickets of this tab up to date and tells of what is new, wherever in the dashboard one is. Shows nothing. */
export function TicketWatch() {
  const { _id: userId, sample_webs: samples = [] } = useUser()
  const announce = useAnnounce(userId)
  const unread = useNotices(userId).filter(({ isRead }) => !isRead)
  const { data: mentions } = useMentionCount()
  useUnreadMark(unread.length)
  useLiveTickets((ticket, before, told) => {
    // That somebody has read what the customer wrote does not mean that this person has read what was said to them.
    const kind = told.by === userId ? undefined : 'message'
    if (ticket.unread === false) markNoticesRead(userId, { ticketId: ticket._id, kind })
    const notice = noticeOf(ticket, before, userId, { ...told, samples })
    if (notice && addNotice(userId, notice)) announce(notice)
  })
  const isMentioned = mentions !== 0 && mentions !== undefined
  const isTold = unread.some(({ kind }) => kind !== 'message')
  return <LazyBoundary>{(isMentioned || isTold) && <KeepMentions />}</LazyBoundary>
}

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
    if (ticket.unread === false) markNoticesRead(userId, ticket._id)
    const notice = noticeOf(ticket, before, userId, { ...told, samples })
    if (notice && addNotice(userId, notice)) announce(notice)
  })
  const isMentioned = mentions !== 0 && mentions !== undefined
  const isTold = mentions !== undefined && unread.some(({ kind }) => kind === 'mentioned')
  return <LazyBoundary>{(isMentioned || isTold) && <KeepMentions />}</LazyBoundary>
}

import { useUser } from '@replybay/feature-kit'
import { useEffect } from 'react'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { useUnreadMentions } from '../mentions/use-unread-mentions.ts'
import { noticeOf } from './notice.ts'
import { addNotice, keepMentions, markNoticesRead, useNotices } from './notice-store.ts'
import { useAnnounce } from './use-announce.ts'
import { useUnreadMark } from './use-unread-mark.ts'

/** Keeps the tickets of this tab up to date and tells of what is new, wherever in the dashboard one is. Shows nothing. */
export function TicketWatch() {
  const { _id: userId, sample_webs: samples = [] } = useUser()
  const announce = useAnnounce(userId)
  useUnreadMark(useNotices(userId).filter(({ isRead }) => !isRead).length)
  useLiveTickets((ticket, before, told) => {
    if (ticket.unread === false) markNoticesRead(userId, ticket._id)
    const notice = noticeOf(ticket, before, userId, { ...told, samples })
    if (notice && addNotice(userId, notice)) announce(notice)
  })
  const { mentions, count } = useUnreadMentions()
  useEffect(() => {
    if (mentions) keepMentions(userId, mentions, mentions.length === count)
  }, [userId, mentions, count])
  return null
}

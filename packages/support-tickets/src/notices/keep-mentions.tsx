import { ticketMutations, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIsVisible } from '../model/use-is-visible.ts'
import { keepMentions, markNoticesRead, useNotices } from './notice-store.ts'
import { useUnreadMentions } from '../mentions/use-unread-mentions.ts'

/**
 * Puts what mentions the person among their notices, and tells the server once they have it before them; what was told of
 * a ticket is read then. Shows nothing.
 */
export function KeepMentions() {
  const { _id: userId } = useUser()
  const { mentions, count } = useUnreadMentions()
  const shown = useShownTicket()
  const isTold = useNotices(userId).some(({ ticketId, isRead }) => ticketId === shown && !isRead)
  const isVisible = useIsVisible()
  const { mutate: read } = useMutation(ticketMutations.markMentionsRead())
  const lastRead = useRef<string>(undefined)
  useEffect(() => {
    if (mentions) keepMentions(userId, mentions, mentions.length === count)
  }, [userId, mentions, count])
  const newest = mentions?.find(({ ticketId }) => ticketId === shown)?.noteId
  useEffect(() => {
    if (!isVisible || shown === undefined || newest === undefined || lastRead.current === newest) return
    lastRead.current = newest
    read(shown)
  }, [isVisible, shown, newest, read])
  useEffect(() => {
    if (isVisible && isTold && shown !== undefined) markNoticesRead(userId, { ticketId: shown })
  }, [isVisible, isTold, shown, userId])
  return null
}

/** The ticket that the address names, once it is there. */
function useShownTicket(): string | undefined {
  const id = useLocation({
    select: ({ pathname, search }) =>
      // Sound: what an address names is text.
      (search as { ticket?: string }).ticket ?? /^\/ticket\/([^/]+)$/.exec(pathname)?.[1],
  })
  const { data } = useQuery({ ...ticketQueries.detail(id ?? ''), enabled: false })
  return data?._id
}

import { ticketMutations } from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsVisible } from '../model/use-is-visible.ts'
import { useUnreadMentions } from './use-unread-mentions.ts'

/** Tells the server, once for each, that a note was read which mentions the person. @param ticketId of what is shown, if anything is */
export function useReadMentions(ticketId: string | undefined): void {
  const { mentions } = useUnreadMentions()
  const { mutate } = useMutation(ticketMutations.readMentions())
  const isVisible = useIsVisible()
  const read = useRef<string>(undefined)
  const newest = mentions?.find((mention) => mention.ticketId === ticketId)?.noteId
  useEffect(() => {
    if (!isVisible || ticketId === undefined || newest === undefined || read.current === newest) return
    read.current = newest
    mutate(ticketId)
  }, [isVisible, ticketId, newest, mutate])
}

import type { TicketMessage } from '@replybay/api-client'
import { useEffect, useRef } from 'react'

/** A line that has come less than so long ago may not have been read, in ms. */
const READING_MS = 2_000

/**
 * Tells whether what was said since is known to who writes: all of it is the customer's, stands whole in view, and has
 * done so for a moment. What a colleague has said may change the answer: it is never taken as read.
 *
 * @param newest the id of the newest message.
 */
export function useHasRead(newest: string | null): (since: readonly TicketMessage[]) => boolean {
  const shown = useRef({ newest, at: 0 })
  useEffect(() => {
    const begin = () => {
      shown.current = { newest, at: Date.now() }
    }
    begin()
    // Who was elsewhere has not seen what came meanwhile.
    window.addEventListener('focus', begin)
    return () => window.removeEventListener('focus', begin)
  }, [newest])
  return (since) =>
    shown.current.newest === newest &&
    Date.now() - shown.current.at >= READING_MS &&
    since.every(({ author, _id }) => author === 'customer' && isWholeInView(_id))
}

function isWholeInView(messageId: string): boolean {
  const line = document.querySelector(`[data-id="${CSS.escape(messageId)}"]`)
  const log = line?.closest('[role="log"]')
  if (!line || !log) return false
  const [shown, view] = [line.getBoundingClientRect(), log.getBoundingClientRect()]
  return shown.top >= view.top && shown.bottom <= view.bottom
}

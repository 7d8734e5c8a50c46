import type { Integration } from '@replybay/api-client'
import { useEffect, useRef } from 'react'

/** By which the card of a service is found. */
export const cardLinkId = (kind: string) => `service-${kind}`

/** Back to the card of a form that was closed, where what had opened it is gone. */
export function useCardFocus(open: string | undefined, connected: readonly Integration[] | undefined) {
  const last = useRef<string>(undefined)
  const disconnected = useRef<string>(undefined)
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined
    last.current = open
    const gone = disconnected.current
    const isGone = gone !== undefined && connected?.every(({ kind }) => kind !== gone) === true
    const kind = isGone ? gone : closed
    if (isGone) disconnected.current = undefined
    if (kind !== undefined && document.activeElement === document.body) {
      document.getElementById(cardLinkId(kind))?.focus()
    }
  }, [open, connected])
  /** Its card is another one as soon as the list says so. */
  return (kind: string) => {
    disconnected.current = kind
  }
}

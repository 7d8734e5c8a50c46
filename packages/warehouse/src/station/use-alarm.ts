import { useEffect, useState } from 'react'
import type { FeedbackList, ShownFeedback } from '../strip/use-feedback.ts'

/** How long a refused scan is shown at most; in ms. */
const LASTS_MS = 30_000

/** The refused scan that covers the page. */
export interface Alarm {
  shown: ShownFeedback | undefined
  dismiss: () => void
}

/** A scan that was refused stays in sight until a right one, until it is dismissed, or for half a minute. */
export function useAlarm(feedback: FeedbackList): Alarm {
  const [dismissed, setDismissed] = useState(0)
  const last = feedback.all.find(({ tone, refused }) => tone === 'right' || refused !== undefined)
  const id = last?.refused && last.id > dismissed ? last.id : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => setDismissed(id), LASTS_MS)
    return () => clearTimeout(timer)
  }, [id])
  return {
    shown: id === undefined ? undefined : last,
    dismiss: () => last && setDismissed(last.id),
  }
}

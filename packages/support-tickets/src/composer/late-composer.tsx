import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, readKept } from '@replybay/sync'
import { type ReactNode, useCallback, useDeferredValue } from 'react'
import styles from './composer.module.css'
import { Skeleton } from '@replybay/ui-kit'
import { useTakesAnswers } from './reply-window.tsx'

/** How high an empty composer was last, in px. */
let lastHeight: number | undefined

/**
 * Draws the composer right after what was said, which is read before anything is written. One with a draft, or with a
 * word on why no answer is taken, comes at once: nothing else knows how high it is.
 */
export function LateComposer({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const { _id: userId } = useUser()
  const takesAnswers = useTakesAnswers(ticket)
  const isEmpty = takesAnswers && readKept(draftKey(userId, ticket._id)) === undefined
  const isDrawn = useDeferredValue(true, !isEmpty)
  const measure = useCallback(
    (element: HTMLDivElement) => {
      if (!isEmpty) return undefined
      // What is in it may make it higher later.
      const observer = new ResizeObserver(() => {
        lastHeight = element.offsetHeight
        observer.disconnect()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isEmpty],
  )
  return isDrawn ? (
    <div ref={measure} className={styles['place']}>
      {children}
    </div>
  ) : (
    <ComposerPlace />
  )
}

/** As high as an empty composer is: what was said does not move when it comes. */
export function ComposerPlace() {
  return (
    <div className={styles['emptyPlace']} style={{ blockSize: lastHeight }} data-composer="place">
      <Skeleton width="100%" height="100%" />
    </div>
  )
}

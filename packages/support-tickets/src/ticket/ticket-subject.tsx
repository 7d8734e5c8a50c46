import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCallback, useState } from 'react'
import { ticketTitle } from '../model/customer-name.ts'
import styles from './ticket-header.module.css'

interface TicketSubjectProps {
  ticket: Ticket
  level: 1 | 2
}

/** What the conversation is about. One that is too long for its place is cut, and a press unfolds it. */
export function TicketSubject({ ticket, level }: TicketSubjectProps) {
  const { i18n } = useLingui()
  const Title = `h${level}` as const
  const [isCut, setCut] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // It tells the first size by itself, before anything is drawn.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const title = ticketTitle(i18n, ticket)
  return (
    <Title className={styles['title']} data-unfolded={isUnfolded || undefined}>
      {isCut || isUnfolded ? (
        <button
          // One that is unfolded is cut nowhere, and would be folded again.
          ref={isUnfolded ? undefined : measure}
          type="button"
          className={styles['unfold']}
          aria-expanded={isUnfolded}
          dir="auto"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {title}
        </button>
      ) : (
        <span ref={measure} className={styles['subject']} dir="auto">
          {title}
        </span>
      )}
    </Title>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Selection, useCan } from '@replybay/feature-kit'
import { IconCheck, IconMoon } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TicketStep } from '../change/ticket-step.ts'
import styles from './row-gestures.module.css'
import { snoozeStep } from './snooze-step.ts'
import { watchRowTouches } from './watch-row-touches.ts'

interface RowGesturesProps {
  /** Holds the rows, each of which says its index. */
  pane: RefObject<HTMLElement | null>
  tickets: readonly TicketSummary[]
  onAct: (ticket: TicketSummary, step: TicketStep) => void
  selection: Selection
}

/** Swipes and long presses on the rows of a list: for fingers. Shows only what a swipe will do. */
export function RowGestures({ pane, tickets, onAct, selection }: RowGesturesProps) {
  const { t } = useLingui()
  const canWork = useCan('tickets')
  const pattern = useRef<HTMLDivElement>(null)
  const ticketOf = (row: HTMLElement) => tickets[Number(row.dataset['index'])]
  const actsOf = useEffectEvent((row: HTMLElement) => {
    const isClosed = ticketOf(row)?.status === 'closed'
    return [...(isClosed ? [] : ['close' as const]), ...(canWork ? ['snooze' as const] : [])]
  })
  const onSwipe = useEffectEvent((row: HTMLElement, act: 'close' | 'snooze') => {
    const ticket = ticketOf(row)
    if (ticket) onAct(ticket, act === 'close' ? { status: 'closed' } : snoozeStep())
  })
  const onChoose = useEffectEvent((row: HTMLElement) => {
    const ticket = ticketOf(row)
    if (ticket) selection.toggle(ticket._id)
  })
  const isChoosing = useEffectEvent(() => selection.ids.size > 0)
  useEffect(() => {
    // A copy goes from row to row, which React has nothing to do with.
    const ground = pattern.current?.cloneNode(true)
    if (!pane.current || !(ground instanceof HTMLElement)) return undefined
    ground.hidden = false
    return watchRowTouches(pane.current, {
      ground,
      actsOf: (row) => actsOf(row),
      onSwipe: (row, act) => onSwipe(row, act),
      onChoose: (row) => onChoose(row),
      isChoosing: () => isChoosing(),
    })
  }, [pane])
  return (
    <div ref={pattern} hidden aria-hidden className={styles['ground']}>
      <span className={styles['close']}>
        <IconCheck />
        {t`Close`}
      </span>
      <span className={styles['snooze']}>
        <IconMoon />
        {t`Snooze`}
      </span>
    </div>
  )
}

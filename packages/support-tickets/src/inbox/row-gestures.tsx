import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Selection, useCan } from '@replybay/feature-kit'
import { RowGestures as KitGestures } from '@replybay/ui-kit'
import { IconCheck, IconMoon } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { TicketStep } from '../change/ticket-step.ts'
import { snoozeStep } from './snooze-step.ts'

interface RowGesturesProps {
  /** Holds the rows, each of which says its index. */
  pane: RefObject<HTMLElement | null>
  tickets: readonly TicketSummary[]
  onAct: (ticket: TicketSummary, step: TicketStep) => void
  selection: Selection
}

/** Fingers close, snooze and select the tickets of a list. */
export function RowGestures({ pane, tickets, onAct, selection }: RowGesturesProps) {
  const { t } = useLingui()
  const canWork = useCan('tickets')
  return (
    <KitGestures
      pane={pane}
      acts={{
        left: { label: t`Close`, icon: <IconCheck />, tone: 'success' },
        right: { label: t`Snooze`, icon: <IconMoon />, tone: 'info' },
      }}
      isOffered={(index, side) => (side === 'left' ? tickets[index]?.status !== 'closed' : canWork)}
      onSwipe={(index, side) => {
        const ticket = tickets[index]
        if (ticket) onAct(ticket, side === 'left' ? { status: 'closed' } : snoozeStep())
      }}
      onChoose={(index) => {
        const ticket = tickets[index]
        if (ticket) selection.toggle(ticket._id)
      }}
      isChoosing={selection.ids.size > 0}
    />
  )
}

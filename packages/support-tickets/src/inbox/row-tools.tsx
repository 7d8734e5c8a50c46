import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { LazyBoundary, lazyPart, type Selection, useFingers } from '@replybay/feature-kit'
import type { VirtualListHandle } from '@replybay/ui-kit'
import { type RefObject, useState } from 'react'
import type { TicketStep } from '../change/ticket-step.ts'
import type { UndoStripOptions } from '../change/use-undo-strip.ts'
import type { Inbox } from './use-inbox.ts'

const RowGestures = lazyPart(async () => (await import('./row-gestures.tsx')).RowGestures)
const RowMenu = lazyPart(async () => (await import('./row-menu.tsx')).RowMenu)
const SnoozeSheet = lazyPart(async () => (await import('../snooze/snooze-sheet.tsx')).SnoozeSheet)

/** The menu of a row that was asked for. */
export interface OpenRowMenu {
  ticketId: string
  button: HTMLElement
  /** Which time it is: a menu that was closed opens anew. */
  turn: number
}

/** Changes a ticket of a list; `action` is offered beside the way back. */
export type RowAct = (ticket: TicketSummary, step: TicketStep, action?: UndoStripOptions['action']) => void

interface RowToolsProps {
  /** Holds the rows. */
  pane: RefObject<HTMLElement | null>
  inbox: Inbox
  list: RefObject<VirtualListHandle | null>
  selection: Selection
  menu: OpenRowMenu | undefined
  onAct: RowAct
}

/** What is done with one row without opening it: by fingers, or from its menu. */
export function RowTools({ pane, inbox, list, selection, menu, onAct }: RowToolsProps) {
  // Its words go from row to row: those of another language are others.
  const { t, i18n } = useLingui()
  const [snoozing, setSnoozing] = useState<{ ticket: TicketSummary; onCancel?: (() => void) | undefined }>()
  const act = (ticket: TicketSummary, step: TicketStep) =>
    onAct(
      ticket,
      step,
      step.snoozedUntil
        ? { label: t`Change time`, onSelect: (onCancel) => setSnoozing({ ticket, onCancel }) }
        : undefined,
    )
  const hasFingers = useFingers()
  const ticket = inbox.tickets.find(({ _id }) => _id === menu?.ticketId)
  const [endedTurn, setEndedTurn] = useState<number>()
  const isOver = menu?.turn === endedTurn
  // A row that is back has not asked for its menu again.
  if (menu && !ticket && !isOver) setEndedTurn(menu.turn)
  return (
    <LazyBoundary>
      {hasFingers && (
        <RowGestures
          key={i18n.locale}
          pane={pane}
          tickets={inbox.tickets}
          onAct={act}
          selection={selection}
        />
      )}
      {menu && ticket && !isOver && (
        <RowMenu
          key={menu.turn}
          ticket={ticket}
          button={menu.button}
          onAct={act}
          onChoose={() => selection.toggle(ticket._id)}
          onLeaving={() => list.current?.moveFocus(1)}
          onSnooze={() => setSnoozing({ ticket })}
        />
      )}
      {snoozing && (
        <SnoozeSheet
          ticket={snoozing.ticket}
          onSnooze={(moment) => {
            setSnoozing(undefined)
            act(snoozing.ticket, { snoozedUntil: moment.toISOString() })
          }}
          onClose={() => {
            setSnoozing(undefined)
            snoozing.onCancel?.()
          }}
        />
      )}
    </LazyBoundary>
  )
}

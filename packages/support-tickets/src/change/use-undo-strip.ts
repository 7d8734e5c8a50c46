import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { forgetClosed, noteClosed } from '../model/closed-last.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import type { KeyedStep } from './take-step.ts'
import { undoStep } from './undo-step.ts'
import { useStepWords } from './use-step-words.ts'

export interface UndoStripOptions {
  /** Leads back to the ticket once the step is undone. @default it is opened */
  onUndone?: () => void
  /** What else can be done about it; where it is not done after all, `showAgain` brings the way back again. */
  action?: { label: string; onSelect: (showAgain?: () => void) => void } | undefined
  /** When its person did it, ms since 1970. @default now */
  doneAt?: number
}

/** Says what a step did to a ticket as it was before, with a way back. @returns what takes that away. */
export function useUndoStrip(): (
  ticket: TicketSummary,
  taken: KeyedStep,
  options?: UndoStripOptions,
) => () => void {
  const client = useQueryClient()
  const toasts = useToasts()
  const user = useUser()
  const words = useStepWords()
  const returnTo = useReturnToTicket()
  return (ticket, taken, { onUndone = () => returnTo(ticket._id), action, doneAt } = {}) => {
    if (taken.step.status === 'closed') noteClosed(user._id, ticket)
    else if (taken.step.status) forgetClosed(ticket._id)
    const show = () =>
      toasts.show({
        ...words(ticket, taken.step),
        doneAt,
        action: action && { label: action.label, onSelect: () => action.onSelect(() => (id = show())) },
        undo: () => {
          undoStep(client, user, ticket, taken)
          forgetClosed(ticket._id)
          onUndone()
        },
      })
    let id = show()
    return () => {
      toasts.dismiss(id)
      forgetClosed(ticket._id)
    }
  }
}

import { useLingui } from '@lingui/react/macro'
import { ApiError, ticketQueries, type TicketSummary } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { v4 as randomId } from 'uuid'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import { takeStep } from '../change/take-step.ts'
import { beforeStep, changeOf, type TicketStep } from '../change/ticket-step.ts'
import { undoStep } from '../change/undo-step.ts'
import { undoings } from '../change/undoings.ts'
import { useStepWords } from '../change/use-step-words.ts'
import { type UndoStripOptions, useUndoStrip } from '../change/use-undo-strip.ts'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'
import { closeToasts, closeWithReply, leaveOpen } from '../outbox/close-with-reply.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** Changes a ticket as it is given; what is as it is wanted already stays without a word. */
export type TicketAct = (ticket: TicketSummary, step: TicketStep, options?: UndoStripOptions) => void

/**
 * Changes tickets, each step with a way back, wherever it is taken: at the ticket, in its row, by keys or from the
 * palette. What the server can't be told now is told later; what it refuses is not done, and that is said.
 */
export function useTicketAct(): TicketAct {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const toasts = useToasts()
  const user = useUser()
  const canUndo = useCan('tickets')
  const words = useStepWords()
  const showUndo = useUndoStrip()
  const changeLater = useBulkChange()
  const returnTo = useReturnToTicket()
  const nameOf = (assigneeId: string | null | undefined) => {
    if (assigneeId === user._id) return user.name
    const colleagues = client.getQueryData(ticketQueries.assignees().queryKey)
    return colleagues?.find(({ _id }) => _id === assigneeId)?.name
  }

  return (ticket, wanted, options = {}) => {
    const step = { assigneeName: nameOf(wanted.assigneeId), ...wanted }
    if (!beforeStep(ticket, step)) return
    const withReply = canUndo && step.status === 'closed' ? closeWithReply(user._id, ticket._id) : undefined
    // One that was just being sent has left the ticket open.
    if (withReply) {
      void withReply.then((isClosing) =>
        isClosing ? tell(ticket, step, options) : take(ticket, step, options),
      )
    } else take(ticket, step, options)
  }

  /** Says that a ticket will be closed with the reply that waits for it, with a way back until that goes. */
  function tell(ticket: TicketSummary, step: TicketStep, options: UndoStripOptions) {
    const { _id: id } = ticket
    const { onUndone = () => returnTo(id), action } = options
    const undo = () => {
      void leaveOpen(user._id, id)
      onUndone()
    }
    closeToasts.set(id, toasts.show({ ...words(ticket, step), action, undo }))
  }

  function take(ticket: TicketSummary, step: TicketStep, options: UndoStripOptions) {
    const { _id: id, webId } = ticket
    const { onUndone = () => returnTo(id), action } = options
    const later = { webId, ids: [id], change: changeOf(step) }
    if (!canUndo) {
      // What the backend can't undo is taken back only before it is sent.
      changeLater({ ...later, told: { ...words(ticket, step), action, onUndone } })
      return
    }
    const taken = { step, key: randomId() }
    const done = takeStep(client, ticket, taken)
    const takeAway = showUndo(ticket, taken, { onUndone, action })
    done.catch((error: unknown) => {
      takeAway()
      // What has not arrived, and was undone, is as it was.
      if (undoings.find(user._id, taken.key)) return
      if (error instanceof ApiError && error.isUnreachable) {
        const detail = t`This will be saved once the server responds.`
        const undo = () => {
          // It may have arrived all the same.
          undoStep(client, user, ticket, taken)
          onUndone()
        }
        changeLater({ ...later, told: { ...words(ticket, step), detail, action, onUndone: undo } })
        return
      }
      const isClose = step.status === 'closed'
      const name = customerName(i18n, ticket.customer)
      const { title: wanted } = words(ticket, step)
      const isOpen = router.state.location.href.includes(id)
      // What the server refuses it refuses again.
      const canRetry = error instanceof ApiError && error.isTransient
      const again = { label: t`Retry`, onSelect: () => take(ticket, step, options) }
      const open = { label: t`Open the ticket`, onSelect: () => returnTo(id) }
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, isClose ? 'closeTicket' : 'updateTicket', error),
        detail: isClose
          ? t`Check whether the ticket from ${name} is still open.`
          : t`Not saved for ${name}: ${wanted}`,
        action: !isOpen && (isClose || !canRetry) ? open : canRetry ? again : undefined,
      })
    })
  }
}

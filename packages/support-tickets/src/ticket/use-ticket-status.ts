import { useLingui } from '@lingui/react/macro'
import { ticketMutations, type Ticket } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { closings } from '../closing/closings.ts'
import { useClosedToast } from '../closing/use-closed-toast.ts'
import { wordError } from '../errors.ts'

/** What can be done about where a ticket stands. */
export interface TicketStatus {
  isBusy: boolean
  close: (onClosed: () => void) => void
  /** Absent where a closed ticket can't be opened again. */
  reopen: (() => void) | undefined
  /** Puts it there by hand. Absent where the backend can't. */
  set: ((status: 'open' | 'answered') => void) | undefined
}

/** Closes a ticket with a way back, and puts it elsewhere, where the backend can. */
export function useTicketStatus(ticket: Ticket): TicketStatus {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const canReopen = useCan('tickets')
  const sayClosed = useClosedToast()
  const isComingBack = usePending(closings, useUser()._id).some(
    ({ key, isUndone }) => key === ticket._id && isUndone,
  )

  const update = useMutation({
    ...ticketMutations.update({ id: ticket._id, webId: ticket.webId }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'updateTicket', error) }),
  })
  const close = useMutation({
    ...ticketMutations.close(ticket._id),
    onSuccess: () => sayClosed(ticket, ticket.status === 'answered' ? 'answered' : 'open'),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'closeTicket', error) }),
  })

  return {
    isBusy: close.isPending || update.isPending || isComingBack,
    close: (onClosed: () => void) => close.mutate(undefined, { onSuccess: onClosed }),
    reopen: canReopen ? () => update.mutate({ status: 'open' }) : undefined,
    set: canReopen ? (status) => update.mutate({ status }) : undefined,
  }
}

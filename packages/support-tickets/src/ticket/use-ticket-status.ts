import { useLingui } from '@lingui/react/macro'
import { ticketMutations, type Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from './customer-name.ts'
import { undoClose } from './undo-close.ts'

/** Closes a ticket with a way back, and opens it again, where the backend can. */
export function useTicketStatus(ticket: Ticket) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const canReopen = useCan('tickets')
  const name = customerName(i18n, ticket.customer)

  const onUpdateFailed = (error: unknown) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'updateTicket', error) })
  const update = useMutation({
    ...ticketMutations.update({ id: ticket._id, webId: ticket.webId }),
    onError: onUpdateFailed,
  })
  const undo = useMutation({
    mutationFn: (before: Ticket) =>
      undoClose(client, before, before.status === 'answered' ? 'answered' : 'open'),
    onError: onUpdateFailed,
  })
  const close = useMutation({
    ...ticketMutations.close(ticket._id),
    onSuccess: () =>
      toasts.show({
        tone: 'success',
        title: t`Ticket from ${name} closed`,
        ...(canReopen && { undo: () => undo.mutate(ticket) }),
      }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'closeTicket', error) }),
  })

  return {
    isBusy: close.isPending || update.isPending || undo.isPending,
    close: (onClosed: () => void) => close.mutate(undefined, { onSuccess: onClosed }),
    reopen: canReopen ? () => update.mutate({ status: 'open' }) : undefined,
  }
}

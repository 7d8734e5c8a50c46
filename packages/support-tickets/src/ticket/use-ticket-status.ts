import { useLingui } from '@lingui/react/macro'
import { ApiError, type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import { closings } from '../closing/closings.ts'
import { useClosedToast } from '../closing/use-closed-toast.ts'
import { wordError } from '../errors.ts'
import { applyToLists } from '../live/apply-signal.ts'
import { customerName } from '../model/customer-name.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** What closing changes of a ticket. */
const closed = { status: 'closed', waitingSince: null, snoozedUntil: null } as const

/** What can be done about where a ticket stands. */
export interface TicketStatus {
  isBusy: boolean
  /** Closes it for the eye at once; then it is done with. */
  close: (onDone: () => void) => void
  /** Absent where a closed ticket can't be opened again. */
  reopen: (() => void) | undefined
  /** Puts it there by hand. Absent where the backend can't. */
  set: ((status: 'open' | 'answered') => void) | undefined
}

/** Closes a ticket with a way back, and puts it elsewhere, where the backend can. */
export function useTicketStatus(ticket: Ticket): TicketStatus {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const returnTo = useReturnToTicket()
  const toasts = useToasts()
  const canReopen = useCan('tickets')
  const sayClosed = useClosedToast()
  const closeLater = useBulkChange()
  const isComingBack = usePending(closings, useUser()._id).some(
    ({ key, isUndone }) => key === ticket._id && isUndone,
  )

  /** Closes it once that can't be undone any more. */
  const hold = (detail?: string) => {
    const name = customerName(i18n, ticket.customer)
    closeLater({
      webId: ticket.webId,
      ids: [ticket._id],
      change: { status: 'closed' },
      told: {
        title: t`Closed: ${name}`,
        ...(detail && { detail }),
        onUndone: () => returnTo(ticket._id),
      },
    })
  }
  const update = useMutation({
    ...ticketMutations.update({ id: ticket._id, webId: ticket.webId }),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'updateTicket', error),
        detail: t`Your change wasn’t saved. Try again.`,
      }),
  })
  const close = useMutation({
    ...ticketMutations.close(ticket._id),
    onSuccess: () => applyToLists(client, ticket._id, { ...ticket, ...closed }),
    onError: (error) => {
      if (canReopen && error instanceof ApiError && error.isUnreachable) {
        hold(t`It’s sent once the server responds.`)
        return
      }
      // Its answer alone may be what was lost.
      void client.invalidateQueries({ queryKey: ticketQueries.detail(ticket._id).queryKey })
      void client.invalidateQueries({ queryKey: [...ticketQueries.all, 'counts'] })
      const name = customerName(i18n, ticket.customer)
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'closeTicket', error),
        detail: t`Check whether the ticket from ${name} is still open.`,
        action: { label: t`Open the ticket`, onSelect: () => returnTo(ticket._id) },
      })
    },
  })

  return {
    isBusy: close.isPending || update.isPending || isComingBack,
    close: (onDone) => {
      if (!canReopen) {
        // What the backend can't open again is taken back only before it is sent.
        hold()
        onDone()
        return
      }
      const attempt = close.mutateAsync()
      const undoToast = sayClosed(
        ticket,
        ticket.status === 'answered' ? 'answered' : 'open',
        attempt.catch(() => undefined),
      )
      attempt.catch(undoToast)
      onDone()
    },
    reopen: canReopen ? () => update.mutate({ status: 'open' }) : undefined,
    set: canReopen ? (status) => update.mutate({ status }) : undefined,
  }
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { heldFor } from '@replybay/sync'
import { type ToastOptions, useToasts } from '@replybay/ui-kit'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { customerName } from '../model/customer-name.ts'
import { aClosing, type Closing, closings } from './closings.ts'

/**
 * Says that a ticket is closed, with a way back where the backend can. `before` is what it was; `closed` ends once the
 * server knows. @returns the way to take that back, where the server did not.
 */
export function useClosedToast(): (
  ticket: Ticket,
  before: Closing['status'],
  closed?: Promise<unknown>,
) => () => void {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const user = useUser()
  const userId = user._id
  const canReopen = useCan('tickets')
  const returnTo = useReturnToTicket()
  const show = (toast: ToastOptions) => {
    const id = toasts.show(toast)
    return () => toasts.dismiss(id)
  }
  return (ticket, before, closed) => {
    const name = customerName(i18n, ticket.customer)
    const told = { tone: 'success', title: t`Closed: ${name}` } as const
    if (!canReopen) return show(told)
    const closing = aClosing(user, ticket, before)
    closings.keep(userId, closing)
    const release = closings.hold(userId, closing.key)
    const undo = async () => {
      returnTo(ticket._id)
      // What is not closed yet can't be opened again.
      await closed
      const kept = await closings.takeBack(userId, closing.key)
      // Another tab has forgotten it: the way back was shown all the same.
      if (!kept) closings.keep(userId, { ...closing, ...heldFor(0), isUndone: true })
    }
    return show({ ...told, undo: () => void undo(), onExpire: release })
  }
}

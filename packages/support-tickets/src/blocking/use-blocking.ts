import { useLingui } from '@lingui/react/macro'
import { customerMutations, type Ticket } from '@replybay/api-client'
import { useHeldChange, useUser } from '@replybay/feature-kit'
import { heldFor, usePending } from '@replybay/sync'
import { toastMilliseconds, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'
import { sampleOf } from '../model/sample-web.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { blocks } from './blocks.ts'

/** The toasts of blocks that are about to go, by the customers' ids: each can be undone by unblocking, too. */
const blockToasts = new Map<string, string>()

/** Blocks the customer of a ticket and unblocks them, each at once and with a way back to the ticket. */
export function useBlocking({ _id: ticketId, customer, webId }: Ticket, isKnownBlocked: boolean) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const change = useHeldChange(blocks)
  const user = useUser()
  const returnTo = useReturnToTicket()
  const name = customerName(i18n, customer)
  const onUndone = () => returnTo(ticketId)
  const { _id: id } = customer
  const isUnderWay = usePending(blocks, user._id).some(({ key }) => key === id)
  const { mutate, mutateAsync, isPending } = useMutation({
    ...customerMutations.update(id),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'updateCustomer', error) }),
  })
  function block() {
    const toast = change(
      { key: id, ...sampleOf(user, webId), ...heldFor(toastMilliseconds) },
      {
        title: t`Blocked: ${name}`,
        tooLate: t`The customer was already blocked`,
        onUndone,
      },
    )
    blockToasts.set(id, toast)
  }
  return {
    /** As its reader sees it: also where the server is not told yet. */
    isBlocked: isKnownBlocked || isUnderWay,
    isBusy: isPending,
    block,
    /** @throws ApiError where the server refuses, which is said. */
    unblock: async () => {
      const wasHeld = await blocks.takeBack(user._id, id)
      const toast = blockToasts.get(id)
      if (wasHeld && toast !== undefined) toasts.dismiss(toast)
      const blockAgain = wasHeld && !isKnownBlocked ? block : () => mutate({ blocked: true })
      if (!wasHeld || isKnownBlocked) await mutateAsync({ blocked: false })
      toasts.show({
        title: t`Unblocked: ${name}`,
        undo: () => {
          blockAgain()
          onUndone()
        },
      })
    },
  }
}

import { useLingui } from '@lingui/react/macro'
import { customerMutations, type Ticket } from '@replybay/api-client'
import { useHeldChange, useUser } from '@replybay/feature-kit'
import { heldFor, usePending } from '@replybay/sync'
import { toastMilliseconds, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'
import { sampleOf } from '../model/sample-web.ts'
import { blocks } from './blocks.ts'

/** Blocks the customer of a ticket at once, with a way back, and unblocks them. */
export function useBlocking({ customer, webId }: Ticket, isKnownBlocked: boolean) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const change = useHeldChange(blocks)
  const user = useUser()
  const { _id: id } = customer
  const isUnderWay = usePending(blocks, user._id).some(({ key }) => key === id)
  const { mutate, isPending } = useMutation({
    ...customerMutations.update(id),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'updateCustomer', error) }),
  })
  return {
    /** As its reader sees it: also where the server is not told yet. */
    isBlocked: isKnownBlocked || isUnderWay,
    isBusy: isPending,
    block: () => {
      const name = customerName(i18n, customer)
      change(
        { key: id, ...sampleOf(user, webId), ...heldFor(toastMilliseconds) },
        {
          title: t`${name} blocked`,
          tooLate: t`The customer was already blocked`,
        },
      )
    },
    unblock: async () => {
      const wasHeld = await blocks.takeBack(user._id, id)
      if (!wasHeld || isKnownBlocked) mutate({ blocked: false })
    },
  }
}

import { useLingui } from '@lingui/react/macro'
import { type RequestBody, type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { forgetScans } from '../scans/box-scans.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'

/** Says that an order is on its way. */
export function useSending(feedback: FeedbackList, onSent: () => void) {
  const { t, i18n } = useLingui()
  const userId = useUser()._id
  const { mutate, isPending } = useMutation<
    WarehouseOrder | undefined,
    Error,
    RequestBody<'validateSending'>
  >({
    ...warehouseMutations.validateSending(),
    // Not of the call: an order that is sent may have left the page before the answer is there, and its button with it.
    onSuccess(_sent, { orderNumber }) {
      forgetScans(userId, orderNumber)
      feedback.tell({ tone: 'right', sound: 'command', title: t`${orderNumber} is on its way` })
      onSent()
    },
    onError: (error, { orderNumber }) =>
      feedback.tell({
        tone: 'wrong',
        sound: 'unknown',
        title: wordError(i18n, 'validateSending', error),
        detail: t`${orderNumber} is as it was.`,
      }),
  })
  return {
    isPending,
    send: ({ companyId, orderNumber }: WarehouseOrder) => mutate({ companyId, orderNumber }),
  }
}

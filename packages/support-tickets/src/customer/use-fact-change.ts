import { useLingui } from '@lingui/react/macro'
import {
  ApiError,
  customerMutations,
  customerQueries,
  type RequestBody,
  runMutation,
} from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'
import type { FactField, useUnsavedFact } from './unsaved-facts.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** What a customer is known by. */
export interface KnownCustomer {
  _id: string
  name: string
  email?: string
  phone?: string
}

/**
 * Changes one fact about a customer, with a way back to the ticket beside which it was changed. What a colleague has made
 * of it since is not undone. What could not be saved is kept, also where another ticket was chosen meanwhile.
 */
export function useFactChange(
  customer: KnownCustomer,
  field: FactField,
  ticketId: string,
  { keep, forget }: Pick<ReturnType<typeof useUnsavedFact>, 'keep' | 'forget'>,
) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const returnTo = useReturnToTicket()
  const { _id: id } = customer
  const update = customerMutations.update(id)
  const { mutateAsync, error, isPending, reset } = useMutation(update)
  const words = { name: t`Name changed`, email: t`Email changed`, phone: t`Phone number changed` }
  const asTold = (value: string) => (value === '' && field !== 'name' ? null : value)
  async function undo(body: RequestBody<'updateCustomer'>) {
    returnTo(ticketId)
    try {
      await runMutation(client, update, body)
    } catch (failure) {
      void client.invalidateQueries({ queryKey: customerQueries.detail(id).queryKey })
      toasts.show({ tone: 'danger', title: wordError(i18n, 'updateCustomer', failure) })
    }
  }
  return {
    error,
    isPending,
    reset,
    /**
     * @param before as it was when the person began to edit it.
     * @throws ApiError where the server refuses, such as where a colleague has changed it since.
     */
    change: async (value: string, before: string) => {
      try {
        await mutateAsync({ [field]: asTold(value), seen: { [field]: asTold(before) } })
      } catch (failure) {
        keep(value)
        if (isChangedMeanwhile(failure)) {
          await client.invalidateQueries({ queryKey: customerQueries.detail(id).queryKey })
        }
        throw failure
      }
      forget()
      toasts.show({
        title: words[field],
        detail: customerName(i18n, { ...customer, [field]: value }),
        undo: () => void undo({ [field]: asTold(before), seen: { [field]: asTold(value) } }),
      })
    },
  }
}

/** Whether a colleague has made something else of it since. */
export function isChangedMeanwhile(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'changed-meanwhile'
}

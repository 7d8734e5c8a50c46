import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'

/** Changes fields of a ticket: at once for the eye, and back again where the server does not take it. */
export function useTicketChange({ _id: id, webId }: Ticket) {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const { queryKey } = ticketQueries.detail(id)
  const { mutate } = useMutation({
    ...ticketMutations.update({ id, webId }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (ticket) => {
        if (!ticket) return undefined
        const { assigneeName, ...rest } = { ...ticket, ...change }
        const name = change.assigneeId === undefined ? assigneeName : nameOf(change.assigneeId)
        return { ...rest, ...(name && { assigneeName: name }) }
      })
      return before
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      // Another change may have gone through meanwhile.
      void client.invalidateQueries({ queryKey })
      toasts.show({ tone: 'danger', title: wordError(i18n, 'updateTicket', error) })
    },
  })
  const nameOf = (assigneeId: string | null) => {
    if (assigneeId === user._id) return user.name
    const colleagues = client.getQueryData(ticketQueries.assignees().queryKey)
    return colleagues?.find(({ _id }) => _id === assigneeId)?.name
  }
  return mutate
}

export type ChangeTicket = ReturnType<typeof useTicketChange>

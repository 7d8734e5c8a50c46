import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver, useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { applyStep, changeOf, tagChangeOf, type TicketStep } from './ticket-step.ts'
import { stepsKey } from './use-optimistic-ticket.ts'

/** Changes a ticket, one step after the other. Where the server does not take one, that one alone is not done, and it is said. */
export function useTicketChange({ _id: id, webId }: Ticket): (step: TicketStep) => void {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const { queryKey } = ticketQueries.detail(id)
  const { mutate } = useMutation({
    mutationKey: stepsKey(id),
    // What comes second is made of what the first has left.
    scope: { id: stepsKey(id).join(' ') },
    mutationFn: async (step: TicketStep) => {
      const tags = tagChangeOf(step)
      if (tags) {
        await new MutationObserver(client, ticketMutations.changeMany(webId)).mutate({ ids: [id], ...tags })
        client.setQueryData(queryKey, (known) => known && applyStep(known, step))
        return
      }
      await new MutationObserver(client, ticketMutations.update({ id, webId })).mutate(changeOf(step))
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: [...ticketQueries.all, 'counts'] })
      toasts.show({ tone: 'danger', title: wordError(i18n, 'updateTicket', error) })
    },
  })
  const nameOf = (assigneeId: string | null | undefined) => {
    if (assigneeId === user._id) return user.name
    const colleagues = client.getQueryData(ticketQueries.assignees().queryKey)
    return colleagues?.find(({ _id }) => _id === assigneeId)?.name
  }
  return (step) => mutate({ assigneeName: nameOf(step.assigneeId), ...step })
}

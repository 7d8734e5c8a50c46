import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver, useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { customerName } from '../model/customer-name.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { applyStep, changeOf, reverseOf, tagChangeOf, type TicketStep } from './ticket-step.ts'
import { stepsKey } from './use-optimistic-ticket.ts'

/**
 * Changes a ticket, one step after the other, with a way back for assignees and tags. Where the server does not take one,
 * that one alone is not done, and it is said.
 */
export function useTicketChange(ticket: Ticket): (step: TicketStep) => void {
  const { _id: id, webId } = ticket
  const { t, i18n } = useLingui()
  const returnTo = useReturnToTicket()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const { queryKey } = ticketQueries.detail(id)
  const { mutateAsync } = useMutation({
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
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'updateTicket', error),
        detail: t`Your change wasn’t saved. Try again.`,
      })
    },
  })
  const assigneeNow = () => client.getQueryData(queryKey)?.assigneeId ?? null
  const nameOf = (assigneeId: string | null | undefined) => {
    if (assigneeId === user._id) return user.name
    const colleagues = client.getQueryData(ticketQueries.assignees().queryKey)
    return colleagues?.find(({ _id }) => _id === assigneeId)?.name
  }
  const wordsOf = ({ assigneeId, assigneeName: name, addTag, removeTag }: TicketStep) => {
    if (addTag !== undefined) return t`Tag “${addTag}” added`
    if (removeTag !== undefined) return t`Tag “${removeTag}” removed`
    return assigneeId && name ? t`Assigned to ${name}` : t({ message: 'Unassigned', context: 'one ticket' })
  }
  return (step) => {
    const named = { assigneeName: nameOf(step.assigneeId), ...step }
    const taken = mutateAsync(named)
    const back = reverseOf(ticket, named)
    if (!back) {
      // It was said.
      taken.catch(() => undefined)
      return
    }
    const undo = async () => {
      returnTo(id)
      await taken
      // What a colleague has changed since stays.
      const isMoved = named.assigneeId !== undefined && assigneeNow() !== named.assigneeId
      if (!isMoved) await mutateAsync(back)
    }
    const toast = toasts.show({
      title: wordsOf(named),
      detail: customerName(i18n, ticket.customer),
      // What the server refuses was said.
      undo: () => void undo().catch(() => undefined),
    })
    taken.catch(() => toasts.dismiss(toast))
  }
}

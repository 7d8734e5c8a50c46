import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { wordError } from '../errors.ts'
import { customerName } from '../ticket/customer-name.ts'
import { readOutbox } from './outbox-store.ts'
import { runOutbox } from './run-outbox.ts'

/** Brings what the person has sent to the server, wherever in the dashboard they are. Shows nothing. */
export function OutboxRunner() {
  const { t, i18n } = useLingui()
  const { _id: userId, capabilities = [] } = useUser()
  const client = useQueryClient()
  const toasts = useToasts()
  const knowsKeys = capabilities.includes('answer-once')

  const failed = (title: string) => toasts.show({ tone: 'danger', title })
  const reopen = ({ _id: id, webId }: Ticket) =>
    new MutationObserver(client, ticketMutations.update({ id, webId }))
      .mutate({ status: 'answered' })
      .catch((error: unknown) => failed(wordError(i18n, 'updateTicket', error)))
  const onClosed = useEffectEvent((ticket: Ticket) => {
    const name = customerName(i18n, ticket.customer)
    toasts.show({
      tone: 'success',
      title: t`Ticket from ${name} closed`,
      ...(capabilities.includes('ticket-reopen') && { undo: () => void reopen(ticket) }),
    })
  })
  const onCloseFailed = useEffectEvent((error: unknown) => failed(wordError(i18n, 'closeTicket', error)))
  useEffect(
    () =>
      runOutbox({
        client,
        userId,
        knowsKeys,
        onClosed: (ticket) => onClosed(ticket),
        onCloseFailed: (error) => onCloseFailed(error),
      }),
    [client, userId, knowsKeys],
  )
  useEffect(() => {
    // What goes in a moment goes only while a tab is there: the browser asks who closes it.
    const ask = (event: Event) => {
      if (readOutbox(userId).some(({ state, failures }) => state === 'waiting' && failures === 0)) {
        event.preventDefault()
      }
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [userId])
  return null
}

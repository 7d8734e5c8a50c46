import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { wordError } from '../errors.ts'
import { customerName } from '../ticket/customer-name.ts'
import { undoClose } from '../ticket/undo-close.ts'
import { readOutbox } from './outbox-store.ts'
import { runOutbox } from './run-outbox.ts'

/** Brings what the person has sent to the server, wherever in the dashboard they are. Shows nothing. */
export function OutboxRunner() {
  const { t, i18n } = useLingui()
  const { _id: userId } = useUser()
  const client = useQueryClient()
  const toasts = useToasts()
  const hasAdditions = useCan('tickets')

  const failed = (title: string) => toasts.show({ tone: 'danger', title })
  const undo = (ticket: Ticket) =>
    undoClose(client, ticket, 'answered').catch((error: unknown) =>
      failed(wordError(i18n, 'updateTicket', error)),
    )
  const onClosed = useEffectEvent((ticket: Ticket) => {
    const name = customerName(i18n, ticket.customer)
    toasts.show({
      tone: 'success',
      title: t`Ticket from ${name} closed`,
      ...(hasAdditions && { undo: () => void undo(ticket) }),
    })
  })
  const onCloseFailed = useEffectEvent((error: unknown) => failed(wordError(i18n, 'closeTicket', error)))
  const onLeftOpen = useEffectEvent(({ customer }: Ticket) => {
    const name = customerName(i18n, customer)
    failed(t`${name} wrote meanwhile: the ticket stays open`)
  })
  useEffect(
    () =>
      runOutbox({
        client,
        userId,
        knowsKeys: hasAdditions,
        onClosed: (ticket) => onClosed(ticket),
        onCloseFailed: (error) => onCloseFailed(error),
        onLeftOpen: (ticket) => onLeftOpen(ticket),
      }),
    [client, userId, hasAdditions],
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

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wordError } from '../errors.ts'
import { customerName } from '../ticket/customer-name.ts'
import { undoClose } from '../ticket/undo-close.ts'
import { replies } from './replies.ts'

/** Says what came of replies that close their tickets, wherever in the dashboard their writer is. */
export function OutboxNotices() {
  const { t, i18n } = useLingui()
  const { _id: userId } = useUser()
  const client = useQueryClient()
  const toasts = useToasts()
  const canReopen = useCan('tickets')

  const failed = (title: string) => toasts.show({ tone: 'danger', title })
  const undo = (ticket: Ticket) =>
    undoClose(client, ticket, 'answered').catch((error: unknown) =>
      failed(wordError(i18n, 'updateTicket', error)),
    )
  useOutcomes(replies, userId, (outcome) => {
    if (outcome.kind === 'close-failed') return failed(wordError(i18n, 'closeTicket', outcome.error))
    const { ticket } = outcome
    const name = customerName(i18n, ticket.customer)
    if (outcome.kind === 'left-open') return failed(t`${name} wrote meanwhile: the ticket stays open`)
    toasts.show({
      tone: 'success',
      title: t`Ticket from ${name} closed`,
      ...(canReopen && { undo: () => void undo(ticket) }),
    })
  })
  useEffect(() => {
    // What goes in a moment goes only while a tab is there: the browser asks who closes it.
    const ask = (event: Event) => {
      const isAboutToGo = replies
        .read(userId)
        .some(({ state, failures }) => state === 'waiting' && failures === 0)
      if (isAboutToGo) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [userId])
  return null
}

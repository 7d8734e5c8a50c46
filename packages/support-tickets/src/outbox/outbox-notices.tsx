import { useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useEffect } from 'react'
import { useUndoStrip } from '../change/use-undo-strip.ts'
import { wordError } from '../errors.ts'
import { noteClosed } from '../model/closed-last.ts'
import { customerName } from '../model/customer-name.ts'
import { closeToasts } from './close-with-reply.ts'
import { replies } from './replies.ts'

/** Says what came of replies that close their tickets, wherever in the dashboard their writer is. */
export function OutboxNotices() {
  const { t, i18n } = useLingui()
  const { _id: userId } = useUser()
  const toasts = useToasts()
  const canUndo = useCan('tickets')
  const showUndo = useUndoStrip()

  const failed = (title: string, detail?: string) =>
    toasts.show({ tone: 'danger', title, ...(detail !== undefined && { detail }) })
  useOutcomes(replies, userId, (outcome) => {
    if (outcome.kind === 'close-failed') {
      const sent = t`Your reply was sent, but the ticket may still be open.`
      return failed(wordError(i18n, 'closeTicket', outcome.error), sent)
    }
    const { ticket } = outcome
    const toast = closeToasts.get(ticket._id)
    if (toast !== undefined) toasts.dismiss(toast)
    closeToasts.delete(ticket._id)
    const name = customerName(i18n, ticket.customer)
    if (outcome.kind === 'left-open') return failed(t`New message from ${name}: the ticket stays open`)
    if (canUndo)
      return showUndo(ticket, { step: { status: 'closed' }, key: outcome.key }, { doneAt: outcome.at })
    noteClosed(userId, ticket)
    toasts.show({ tone: 'success', title: t`Closed: ${name}` })
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

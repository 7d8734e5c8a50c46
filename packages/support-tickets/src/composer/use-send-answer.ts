import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { type Draft, draftKey, forgetText } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { type HowToSend, queueAnswer } from '../outbox/queue-answer.ts'
import { replies } from '../outbox/replies.ts'
import { replyToasts } from '../outbox/reply-toasts.ts'
import { takeBack } from '../outbox/take-back.ts'
import { customerName } from '../model/customer-name.ts'
import { focusComposer } from '../model/composer-focus.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { useAnswerSettings } from './answer-settings.ts'

/**
 * Hands an answer to the outbox, with a way back for as long as it can be undone; one that closes or
 * snoozes its ticket leads on.
 */
export function useSendAnswer(
  ticket: Ticket,
  { onDone }: { onDone: () => void },
): (draft: Draft, how: HowToSend) => void {
  const { t, i18n } = useLingui()
  const user = useUser()
  const userId = user._id
  const { undoSeconds } = useAnswerSettings(userId).settings
  const toasts = useToasts()
  const returnTo = useReturnToTicket()
  const name = customerName(i18n, ticket.customer)

  async function undo(entry: OutboxEntry) {
    if (!(await takeBack(userId, entry))) return toasts.show({ title: t`The reply was already sent` })
    returnTo(ticket._id)
    focusComposer(ticket._id)
  }
  return (draft, how) => {
    const undoMs = undoSeconds * 1_000
    const entry = queueAnswer(user, { ticket, draft, undoMs, ...how })
    forgetText(draftKey(userId, ticket._id))
    if (entry.closes || entry.afterwards) onDone()
    if (undoMs === 0) return
    const words = (seconds: number) =>
      entry.closes ? t`Replying and closing in ${seconds}s` : t`Sending reply in ${seconds}s`
    const release = replies.hold(userId, entry.key)
    const toast = toasts.show({
      title: words(undoSeconds),
      titleAt: words,
      detail: name,
      seconds: undoSeconds,
      undo: () => void undo(entry),
      onExpire: () => {
        replyToasts.delete(entry.key)
        release()
      },
    })
    replyToasts.set(entry.key, toast)
  }
}

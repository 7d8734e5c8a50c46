import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, readKept } from '@replybay/sync'
import type { ToastOptions } from '@replybay/ui-kit'
import { customerName } from '../model/customer-name.ts'
import { isUntilReply } from '../model/snooze-times.ts'
import { useReplyLimitWords } from '../model/use-reply-limit-words.ts'
import { useSnoozedWords } from '../model/use-snoozed-words.ts'
import type { TicketStep } from './ticket-step.ts'

/** What a step did, and to whose ticket. */
export function useStepWords(): (
  ticket: TicketSummary,
  step: TicketStep,
) => Pick<ToastOptions, 'title' | 'detail' | 'tone'> {
  const { t, i18n } = useLingui()
  const userId = useUser()._id
  const sayUntil = useSnoozedWords()
  const sayLimit = useReplyLimitWords()
  return ({ _id, status: before, customer, answerBy }, step) => {
    const { status, assigneeId, assigneeName: assignee, addTag, removeTag, snoozedUntil, snoozedFor } = step
    const name = customerName(i18n, customer)
    if (status === 'closed' && readKept(draftKey(userId, _id)) !== undefined)
      return { tone: 'success', title: t`Closed · draft kept`, detail: name }
    if (status === 'closed') return { tone: 'success', title: t`Closed: ${name}` }
    if (status === 'open' && before === 'closed') return { title: t`Reopened: ${name}` }
    if (status === 'open') return { title: t`Marked as open`, detail: name }
    if (status === 'answered') return { title: t`Marked as answered`, detail: name }
    if (addTag !== undefined) return { title: t`Tag “${addTag}” added`, detail: name }
    if (removeTag !== undefined) return { title: t`Tag “${removeTag}” removed`, detail: name }
    if (snoozedUntil) {
      const [until, now] = [new Date(snoozedUntil), new Date()]
      const isTooLate = answerBy && !isUntilReply(until) && new Date(answerBy) < until
      const limit = isTooLate ? sayLimit(answerBy, now) : undefined
      return { title: sayUntil(until, now, snoozedFor), detail: [name, limit].filter(Boolean).join(' · ') }
    }
    if (snoozedUntil === null) return { title: t`Unsnoozed`, detail: name }
    if (assigneeId === undefined) return { title: t`Marked as unread`, detail: name }
    if (!assigneeId || !assignee)
      return { title: t({ message: 'Unassigned', context: 'one ticket' }), detail: name }
    return { title: t`Assigned to ${assignee}`, detail: name }
  }
}

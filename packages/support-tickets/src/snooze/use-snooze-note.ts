import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useNow } from '@replybay/feature-kit'
import { useReplyLimitWords } from '../model/use-reply-limit-words.ts'

/** What ends every snooze, below the times; of one ticket, also until when its channel takes a reply. */
export function useSnoozeNote(ticket?: Pick<TicketSummary, 'answerBy'>): string {
  const { t } = useLingui()
  const sayLimit = useReplyLimitWords()
  const now = useNow()
  const back = t`If the customer writes, the ticket comes back right away.`
  return [back, sayLimit(ticket?.answerBy, now)].filter(Boolean).join(' ')
}

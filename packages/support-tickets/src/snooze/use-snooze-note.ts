import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useNow } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'

/** What ends every snooze, below the times; of one ticket, also until when its channel takes a reply. */
export function useSnoozeNote(ticket?: Pick<TicketSummary, 'answerBy'>): string {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const back = t`If the customer writes, the ticket comes back right away.`
  const until = ticket?.answerBy && new Date(ticket.answerBy)
  if (!until || until <= now) return back
  const moment = formats.dateTime(until)
  return `${back} ${t`You can reply until ${moment}.`}`
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { isUntilReply } from './snooze-times.ts'

/** Until when a ticket sleeps, in short words: "Snoozed until tomorrow 9:00 AM". */
export function useSnoozedWords(): (moment: Date, now: Date, reason?: Ticket['snoozedFor']) => string {
  const { t } = useLingui()
  const formats = useFormats()
  function sayReason({ kind, subject }: NonNullable<Ticket['snoozedFor']>) {
    if (kind === 'delivered') return t`Snoozed until ${subject} is delivered`
    if (kind === 'returned') return t`Snoozed until the return of ${subject} arrives`
    return t`Snoozed until ${subject} is in stock again`
  }
  return (moment, now, reason) => {
    if (isUntilReply(moment)) return reason ? sayReason(reason) : t`Snoozed until they write`
    const time = formats.time(moment)
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    if (moment.toDateString() === now.toDateString()) return t`Snoozed until ${time}`
    if (moment.toDateString() === tomorrow.toDateString()) return t`Snoozed until tomorrow at ${time}`
    const day = formats.shortMoment(moment, now)
    return t`Snoozed until ${day}, ${time}`
  }
}

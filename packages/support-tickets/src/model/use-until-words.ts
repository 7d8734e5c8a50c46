import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { isUntilReply } from './snooze-times.ts'

/** A moment that ends something, within a sentence: "until tomorrow 9:00 AM". */
export function useUntilWords(): (moment: Date, now: Date) => string {
  const { t } = useLingui()
  const formats = useFormats()
  return (moment, now) => {
    if (isUntilReply(moment)) return t`until they write`
    const time = formats.time(moment)
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    if (moment.toDateString() === now.toDateString()) return t`until ${time}`
    if (moment.toDateString() === tomorrow.toDateString()) return t`until tomorrow at ${time}`
    const day = formats.shortMoment(moment, now)
    return t`until ${day}, ${time}`
  }
}

import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'

/** Until when a ticket’s channel takes a reply; undefined where it sets no limit, or that is over. */
export function useReplyLimitWords(): (answerBy: string | null | undefined, now: Date) => string | undefined {
  const { t } = useLingui()
  const formats = useFormats()
  return (answerBy, now) => {
    const until = answerBy ? new Date(answerBy) : undefined
    if (!until || until <= now) return undefined
    const moment = formats.dateTime(until)
    return t`You can reply until ${moment}.`
  }
}

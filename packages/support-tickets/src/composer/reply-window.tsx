import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon, channelLabel } from '@replybay/ui-kit'
import { memo } from 'react'

/** Whether the channel still takes an answer. */
export function useTakesAnswers({ answerBy }: Ticket): boolean {
  const now = useNow()
  return !answerBy || Date.parse(answerBy) > now.getTime()
}

/** The channel that carries the answer, and until when it does. */
export const ReplyWindow = memo(function ReplyWindow({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  return (
    <>
      <ChannelIcon channel={ticket.channel} size={16} />
      {t(channelLabel(ticket.channel))}
      <TimeLeft ticket={ticket} hasDot />
    </>
  )
})

/** How long the channel still takes an answer; nothing where that has no end, or has ended. */
export function TimeLeft({ ticket, hasDot = false }: { ticket: Ticket; hasDot?: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const isOpen = useTakesAnswers(ticket)
  if (!ticket.answerBy || !isOpen) return null
  const until = new Date(ticket.answerBy)
  const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000)
  const hours = Math.floor(minutes / 60)
  return (
    <span title={formats.dateTime(until)}>
      {hasDot && ' · '}
      {hours > 0 ? t`${hours}h left to reply` : t`${minutes}m left to reply`}
    </span>
  )
}

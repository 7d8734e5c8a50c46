import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon, channelLabel } from '@replybay/ui-kit'
import { useNow } from '../model/use-now.ts'

/** Whether the channel still takes an answer. */
export function useTakesAnswers({ answerBy }: Ticket): boolean {
  const now = useNow()
  return !answerBy || Date.parse(answerBy) > now.getTime()
}

/** The channel that carries the answer, and until when it does. */
export function ReplyWindow({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const isOpen = useTakesAnswers(ticket)
  const channel = t(channelLabel(ticket.channel))
  const until = ticket.answerBy ? new Date(ticket.answerBy) : undefined
  const minutes = until ? Math.floor((until.getTime() - now.getTime()) / 60_000) : 0
  const hours = Math.floor(minutes / 60)
  return (
    <>
      <ChannelIcon channel={ticket.channel} size={16} />
      {channel}
      {until && isOpen && (
        <span title={formats.dateTime(until)}>
          {' · '}
          {hours > 0 ? t`${hours} h left to reply` : t`${minutes} min left to reply`}
        </span>
      )}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type EmailThread, emailQueries } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { printTexts, useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { inFull, nameOf, timeOf } from '../model/sender.ts'

/** Prints all emails of a thread, those too that are collapsed. */
export function usePrintThread({ subject, messages }: EmailThread): () => Promise<void> {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const client = useQueryClient()
  const whole = async (message: EmailThread['messages'][number]) => {
    if (message.isPartial !== true) return message
    const { messages: read } = await client.fetchQuery(
      emailQueries.thread({ header_id: message._id, alone: true }),
    )
    return read.find(({ _id }) => _id === message._id) ?? message
  }
  return async () => {
    try {
      const read = await Promise.all(messages.map(whole))
      printTexts(
        subject || t`No subject`,
        read.map((message) => {
          const { from, to = [], cc = [], html, text = '', attachments = [] } = message
          return {
            title: nameOf(from),
            lines: [
              ...line(t`From:`, from ? inFull(from) : ''),
              ...line(t`To:`, to.map(inFull).join(', ')),
              ...line(t`Cc:`, cc.map(inFull).join(', ')),
              ...line(t`Date:`, formats.dateTime(timeOf(message))),
              ...line(t`Attachments:`, attachments.map(({ filename }) => filename).join(', ')),
            ],
            html,
            text,
          }
        }),
      )
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toasts.show({ title: wordError(i18n, 'getEmailThread', error), tone: 'danger' })
    }
  }
}

const line = (label: string, value: string): string[] => (value === '' ? [] : [`${label} ${value}`])

import { useLingui } from '@lingui/react/macro'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type Attachment, attachmentQuery } from './attachment.ts'

/** Saves a file of a ticket where the browser keeps downloads. */
export function useDownload(ticketId: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  return async function download(attachment: Attachment): Promise<void> {
    const { name } = attachment
    try {
      const url = URL.createObjectURL(await client.fetchQuery(attachmentQuery(ticketId, attachment)))
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      // The browser has taken hold of the bytes by the next task.
      setTimeout(() => URL.revokeObjectURL(url))
    } catch {
      toasts.show({
        tone: 'danger',
        title: t`Couldn’t download ${name}`,
        action: { label: t`Retry`, onSelect: () => void download(attachment) },
      })
    }
  }
}

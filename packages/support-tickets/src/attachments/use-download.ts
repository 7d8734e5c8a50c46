import { useLingui } from '@lingui/react/macro'
import { saveFile } from '@replybay/feature-kit'
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
      saveFile(name, await client.fetchQuery(attachmentQuery(ticketId, attachment)))
    } catch {
      toasts.show({
        tone: 'danger',
        title: t`Couldn’t download ${name}`,
        action: { label: t`Retry`, onSelect: () => void download(attachment) },
      })
    }
  }
}

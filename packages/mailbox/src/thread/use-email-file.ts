import { useLingui } from '@lingui/react/macro'
import { emailQueries } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'

/** Bytes never change, and nobody looks at them twice in a minute. */
export const fileOptions = { staleTime: 'static', gcTime: 60_000 } as const

/** Saves a file of an email, or the email as it came, where the browser keeps downloads. */
export function useEmailFile(emailId: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  async function save(name: string, read: () => Promise<Blob>): Promise<void> {
    try {
      saveFile(name, await read())
    } catch {
      toasts.show({
        tone: 'danger',
        title: t`Couldn’t download ${name}`,
        action: { label: t`Retry`, onSelect: () => void save(name, read) },
      })
    }
  }
  return {
    saveFile: (id: string, name: string) =>
      void save(name, () => client.fetchQuery({ ...emailQueries.attachment(emailId, id), ...fileOptions })),
    saveOriginal: (name: string) =>
      void save(name, () => client.fetchQuery({ ...emailQueries.original(emailId), ...fileOptions })),
  }
}

import { useLingui } from '@lingui/react/macro'
import type { EmailFolder } from '@replybay/api-client'

/** What folders are called on screen. */
export function useFolderNames(): (folder: EmailFolder) => string {
  const { t } = useLingui()
  const names = {
    inbox: t`Inbox`,
    sent: t`Sent`,
    archive: t`Archived`,
    spam: t`Spam`,
    trash: t({ context: 'folder', message: 'Trash' }),
  }
  return ({ folder, kind = 'other' }) => (kind === 'other' ? folder : names[kind])
}

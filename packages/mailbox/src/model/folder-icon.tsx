import type { EmailFolder } from '@replybay/api-client'
import {
  IconAlertOctagon,
  IconArchive,
  IconFolder,
  IconInbox,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'

const icons = {
  inbox: IconInbox,
  sent: IconSend,
  archive: IconArchive,
  spam: IconAlertOctagon,
  trash: IconTrash,
  other: IconFolder,
}

interface FolderIconProps {
  kind: EmailFolder['kind'] | undefined
}

/** What a folder is for. */
export function FolderIcon({ kind = 'other' }: FolderIconProps) {
  const Icon = icons[kind]
  return <Icon aria-hidden />
}

import type { EmailFolder, EmailHeader } from '@replybay/api-client'

type Kind = NonNullable<EmailFolder['kind']>

interface Folders {
  folders?: readonly EmailFolder[]
}

/** The folders that are told; where a backend tells of none, the inbox and the archive, which every one has. */
export function foldersIn(
  head: (Folders & { headers: readonly EmailHeader[] }) | undefined,
): readonly EmailFolder[] {
  if (!head) return []
  const [newest] = head.headers
  return (
    head.folders ?? [
      { folder: newest?.folder ?? 'INBOX', kind: 'inbox' },
      { folder: ARCHIVED, kind: 'archive' },
    ]
  )
}

/** How many emails of the inbox nobody has read. */
export const unreadInInbox = ({ folders = [] }: Folders): number =>
  folders.find(({ kind }) => kind === 'inbox')?.unread ?? 0

/** What the address calls the archive, whatever it is called in the mailbox. */
export const ARCHIVED = 'archived'

/** What the address calls what is begun and not sent: it is in this browser alone. */
export const DRAFTS = 'drafts'

/** How a folder is called in an address; the inbox is not named there. */
export function addressOf({ folder, kind }: EmailFolder): string | undefined {
  if (kind === 'inbox') return undefined
  return kind === 'archive' ? ARCHIVED : folder
}

const places: Readonly<Record<Kind, number>> = { inbox: 0, sent: 1, archive: 2, other: 3, spam: 4, trash: 5 }

const place = ({ kind = 'other' }: Pick<EmailFolder, 'kind'>) => places[kind]

/** In the order in which people look for them; those of one kind stay as they come. */
export function orderFolders<Folder extends Pick<EmailFolder, 'kind'>>(folders: readonly Folder[]): Folder[] {
  return folders.toSorted((one, other) => place(one) - place(other))
}

/** The folder of an address; the inbox where that names none. */
export function folderOf(folders: readonly EmailFolder[], name: string | undefined): EmailFolder | undefined {
  return folders.find(({ folder, kind }) => (name === undefined ? kind === 'inbox' : folder === name))
}

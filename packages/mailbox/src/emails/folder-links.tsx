import { useLingui } from '@lingui/react/macro'
import type { EmailFolder } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { IconPencil } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link, wholeAddress } from '../links.ts'
import { addressOf, DRAFTS, orderFolders } from '../model/folders.ts'
import { useDraftKeys } from '../model/use-draft-keys.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { FolderIcon } from '../model/folder-icon.tsx'
import styles from './folder-links.module.css'
import { useFolderNames } from './use-folder-names.ts'

interface FolderLinksProps {
  folders: readonly EmailFolder[]
  search: MailSearch
  /** `row`: chips beside one another. @default 'column' */
  look?: 'column' | 'row'
}

/** The folders of the mailbox, with what is unread in the inbox and how much is in the others. */
export function FolderLinks({ folders, search, look = 'column' }: FolderLinksProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const nameOf = useFolderNames()
  const drafts = useDraftKeys().size
  return (
    <nav aria-label={t`Folders`} className={styles[look]}>
      {orderFolders(folders).map((folder) => {
        const address = addressOf(folder)
        const isInbox = folder.kind === 'inbox'
        const count = isInbox ? folder.unread : folder.total
        return (
          <Fragment key={folder.folder}>
            <Link
              activeOptions={wholeAddress}
              to="/emails/emails"
              search={address === undefined ? {} : { folder: address }}
              className={styles['folder']}
              data-plain={!isInbox || undefined}
              aria-current={address === search.folder ? 'page' : undefined}
            >
              {look === 'column' && <FolderIcon kind={folder.kind} />}
              <span
                className={styles['name']}
                title={folder.kind === 'other' ? folder.folder : undefined}
                dir="auto"
              >
                {nameOf(folder)}
              </span>
              {count !== undefined && count > 0 && (look === 'column' || isInbox) && (
                <span className={styles['count']}>{formats.number(count)}</span>
              )}
            </Link>
            {isInbox && (
              <Link
                activeOptions={wholeAddress}
                to="/emails/emails"
                search={{ folder: DRAFTS }}
                className={styles['folder']}
                data-plain
                aria-current={search.folder === DRAFTS ? 'page' : undefined}
              >
                {look === 'column' && <IconPencil aria-hidden />}
                <span className={styles['name']}>{t`Drafts`}</span>
                {drafts > 0 && <span className={styles['count']}>{formats.number(drafts)}</span>}
              </Link>
            )}
          </Fragment>
        )
      })}
    </nav>
  )
}

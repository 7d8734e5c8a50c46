import { Trans } from '@lingui/react/macro'
import type { MailSearch } from '../model/mail-filter.ts'
import { FolderLinks } from './folder-links.tsx'
import styles from './folders-pane.module.css'
import type { MailList } from './use-mail-list.ts'

interface FoldersPaneProps {
  mail: MailList
  search: MailSearch
}

/** The first pane of a wide mailbox. */
export function FoldersPane({ mail, search }: FoldersPaneProps) {
  return (
    <div className={styles['pane']}>
      <p className={styles['title']}>
        <Trans>Email</Trans>
      </p>
      <div className={styles['folders']}>
        <FolderLinks folders={mail.folders} search={search} />
      </div>
    </div>
  )
}

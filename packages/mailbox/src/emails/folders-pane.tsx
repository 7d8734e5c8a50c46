import { Trans } from '@lingui/react/macro'
import type { MailSearch } from '../model/mail-filter.ts'
import { FolderLinks } from './folder-links.tsx'
import { NewEmailButton } from './new-email-button.tsx'
import styles from './folders-pane.module.css'
import { SyncFoot } from './sync-foot.tsx'
import type { MailList } from './use-mail-list.ts'

interface FoldersPaneProps {
  mail: MailList
  search: MailSearch
}

/** The first pane of a wide mailbox. */
export function FoldersPane({ mail, search }: FoldersPaneProps) {
  const { email: _open, ...listSearch } = search
  return (
    <div className={styles['pane']}>
      <div className={styles['title']}>
        <p>
          <Trans>Email</Trans>
        </p>
        <NewEmailButton search={listSearch} />
      </div>
      <div className={styles['folders']}>
        <FolderLinks folders={mail.folders} search={search} />
      </div>
      <SyncFoot />
    </div>
  )
}

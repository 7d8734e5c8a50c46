import { useLingui } from '@lingui/react/macro'
import type { EmailFolder } from '@replybay/api-client'
import { Avatar, EmptyState, Tag, useFromBreakpoint } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { Link, wholeAddress } from '../links.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { DRAFTS } from '../model/folders.ts'
import { useDrafts } from '../model/use-drafts.ts'
import styles from './draft-list.module.css'
import { FolderLinks } from './folder-links.tsx'
import row from './email-row.module.css'

interface DraftListProps {
  search: MailSearch
  folders: readonly EmailFolder[]
}

/** What the person has begun to write: each opens where it is written on. */
export function DraftList({ search, folders }: DraftListProps) {
  const { t } = useLingui()
  const drafts = useDrafts()
  const hasFolders = useFromBreakpoint('lg')
  return (
    <div className={styles['pane']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t`Drafts`}</h1>
      </div>
      {!hasFolders && (
        <div className={styles['chips']}>
          <FolderLinks look="row" folders={folders} search={search} />
        </div>
      )}
      {drafts.length === 0 ? (
        <EmptyState title={t`No drafts`} detail={t`Emails you start writing appear here.`} />
      ) : (
        <ul className={styles['drafts']} aria-label={t`Drafts`}>
          {drafts.map(({ threadKey, emailId, to, subject, text }) => (
            <li key={threadKey}>
              <Link
                activeOptions={wholeAddress}
                to="/emails/emails"
                search={{ folder: DRAFTS, email: emailId }}
                resetScroll={false}
                className={row['row']}
                aria-current={emailId === search.email ? 'true' : undefined}
              >
                <span className={row['disc']}>
                  <Avatar name={to || t`New email`} />
                </span>
                <span className={row['head']}>
                  <span className={row['name']} dir="auto">
                    {to || t`New email`}
                  </span>
                </span>
                <span className={row['subjectLine']}>
                  <span className={row['subject']} dir="auto">
                    {subject || t`No subject`}
                  </span>
                </span>
                <span className={row['foot']}>
                  <Tag tone="warning" icon={<IconPencil />}>{t`Draft`}</Tag>
                  <span className={row['snippet']} dir="auto">
                    {text}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

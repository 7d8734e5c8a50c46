import { useLingui } from '@lingui/react/macro'
import { emailFolders, emailQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, ProblemState, useIsOnline } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FolderIcon } from '../model/folder-icon.tsx'
import { wordError } from '../errors.ts'
import { Link } from '../links.ts'
import { addressOf, foldersIn } from '../model/folders.ts'
import { groupThreads } from '../model/group-threads.ts'
import { timeOf } from '../model/sender.ts'
import styles from './side.module.css'

/** More of them are folded. */
const SHOWN = 5

interface PersonEmailsProps {
  address: string
  title: string
  /** The thread that is open already. */
  exceptKey?: string | undefined
  /** Said where nothing has proved that they are of the person that is shown. */
  doubt?: string | undefined
}

/** What a person and the shop have written to each other by email, a row each thread; nothing where there is none. */
export function PersonEmails({ address, title, exceptKey, doubt }: PersonEmailsProps) {
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const formats = useFormats()
  const hasSearch = useCan('mailbox')
  const [isWhole, setWhole] = useState(false)
  const query = { ...emailQueries.ofPerson(address.toLowerCase()), enabled: hasSearch }
  const { data, error, refetch } = useQuery(query)
  const folders = foldersIn(useQuery(emailFolders()).data)
  const rows = groupThreads(data ?? []).filter(({ key }) => key !== exceptKey)
  if (!data && error && isOnline) {
    return <ProblemState title={wordError(i18n, 'listEmailHeaders', error)} onRetry={() => void refetch()} />
  }
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <header className={styles['bar']}>
        <h3 className={styles['title']}>{title}</h3>
        <span className={styles['count']}>{formats.number(rows.length)}</span>
      </header>
      {doubt && <p className={styles['quiet']}>{doubt}</p>}
      <ul className={styles['list']}>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map(({ key, header }) => {
          const folder = folders.find((each) => each.folder === header.folder)
          const name = folder && addressOf(folder)
          const time = timeOf(header)
          return (
            <li key={key}>
              <Link
                to="/emails/emails"
                search={{ ...(name !== undefined && { folder: name }), email: header._id }}
                className={styles['other']}
              >
                <FolderIcon kind={folder?.kind ?? 'other'} />
                <span className={styles['subject']} dir="auto">
                  {header.subject || t`No subject`}
                </span>
                <time dateTime={time.toISOString()}>{formats.shortMoment(time)}</time>
              </Link>
            </li>
          )
        })}
      </ul>
      {rows.length > SHOWN && !isWhole && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          {t`Show all`}
        </Button>
      )}
    </section>
  )
}

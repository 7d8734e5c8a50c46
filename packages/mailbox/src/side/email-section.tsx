import { useLingui } from '@lingui/react/macro'
import { emailFolders } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../links.ts'
import { FolderIcon } from '../model/folder-icon.tsx'
import { addressOf, foldersIn } from '../model/folders.ts'
import type { MailRow } from '../model/group-threads.ts'
import { timeOf } from '../model/sender.ts'
import styles from './side.module.css'

/** More of them are folded. */
const SHOWN = 5

interface EmailSectionProps {
  title: string
  rows: readonly MailRow[]
  /** Said where nothing has proved that they belong to what is shown. */
  doubt?: string | undefined
  /** What tells the rows apart. */
  words: (row: MailRow) => string
}

/** Other threads beside one that is open, a link each; nothing where there is none. */
export function EmailSection({ title, rows, doubt, words }: EmailSectionProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const folders = foldersIn(useQuery(emailFolders()).data)
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-label={title}>
      <header className={styles['bar']}>
        <h3 className={styles['title']}>{title}</h3>
        <span className={styles['count']}>{formats.number(rows.length)}</span>
      </header>
      {doubt && <p className={styles['quiet']}>{doubt}</p>}
      <ul className={styles['list']}>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => {
          const { key, header } = row
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
                  {words(row)}
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

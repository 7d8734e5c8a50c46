import { useLingui } from '@lingui/react/macro'
import { emailFolders } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { ProblemState, SettingsSection, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { FolderIcon } from '../model/folder-icon.tsx'
import { useFolderNames } from '../emails/use-folder-names.ts'
import { wordError } from '../errors.ts'
import { foldersIn, orderFolders } from '../model/folders.ts'
import styles from './integration.module.css'

/** The folders of a mailbox of this server, and how much is in them. */
export function FolderCounts() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const nameOf = useFolderNames()
  const { data, error, refetch } = useQuery(emailFolders())
  const folders = foldersIn(data)
  return (
    <SettingsSection title={t`Folders`}>
      {error && !data && (
        <ProblemState
          title={wordError(i18n, 'listEmailHeaders', error)}
          detail={errorDetail(i18n, error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton width="50%" />}
      <ul className={styles['folders']}>
        {orderFolders(folders).map((folder) => (
          <li key={folder.folder} className={styles['folder']}>
            <FolderIcon kind={folder.kind} />
            <span>{nameOf(folder)}</span>
            <span>{formats.number(folder.total ?? 0)}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

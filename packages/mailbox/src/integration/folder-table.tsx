import { useLingui } from '@lingui/react/macro'
import { emailMutations, type MailboxFolder } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Progress, Select, SettingsSection, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { FolderIcon } from '../model/folder-icon.tsx'
import { wordError } from '../errors.ts'
import { orderFolders } from '../model/folders.ts'
import styles from './folder-table.module.css'

interface FolderTableProps {
  folders: readonly MailboxFolder[]
  mayChange: boolean
}

/** The folders of the server, what each is shown as, and how much of it is here. */
export function FolderTable({ folders, mayChange }: FolderTableProps) {
  const { t } = useLingui()
  return (
    <SettingsSection title={t`Folders`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t`Folder on the server`}</th>
            <th scope="col">{t`Shown as`}</th>
            <th scope="col" className={styles['number']}>{t`Emails`}</th>
            <th scope="col">{t`Last sync`}</th>
          </tr>
        </thead>
        <tbody>
          {orderFolders(folders).map((folder) => (
            <FolderRow key={folder.folder} folder={folder} mayChange={mayChange} />
          ))}
        </tbody>
      </table>
    </SettingsSection>
  )
}

type ShownAs = MailboxFolder['kind'] | 'none'

function FolderRow({ folder, mayChange }: { folder: MailboxFolder; mayChange: boolean }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const choose = useMutation(emailMutations.chooseFolder())
  const { folder: name, kind, isSynced, here, total, syncedAt } = folder
  const words: Record<ShownAs, string> = {
    inbox: t`Inbox`,
    sent: t({ context: 'folder', message: 'Sent' }),
    archive: t`Archived`,
    trash: t({ context: 'folder', message: 'Trash' }),
    spam: t`Spam`,
    other: t`Its own folder`,
    none: t`Not synced`,
  }
  const shownAs: ShownAs = isSynced ? kind : 'none'
  // Sound: the keys are those of the record.
  const options = (Object.keys(words) as ShownAs[]).map((value) => ({ value, label: words[value] }))
  const chosen = choose.isPending ? choose.variables.shownAs : shownAs
  const isComing = isSynced && total !== undefined && syncedAt === undefined && here < total
  return (
    <tr data-quiet={!isSynced || undefined}>
      <th scope="row">
        <span className={styles['name']} dir="auto">
          <FolderIcon kind={kind} />
          {name}
        </span>
      </th>
      <td>
        {mayChange && kind !== 'inbox' ? (
          <Select
            label={<VisuallyHidden>{t`What ${name} is shown as`}</VisuallyHidden>}
            value={chosen}
            options={options.filter(({ value }) => value !== 'inbox')}
            disabled={choose.isPending}
            onChange={(value) => {
              const next = options.find((option) => option.value === value)?.value
              if (next === undefined || next === shownAs) return
              choose.mutate(
                { folder: name, shownAs: next },
                {
                  onError: (error) =>
                    toasts.show({ tone: 'danger', title: wordError(i18n, 'chooseMailboxFolder', error) }),
                },
              )
            }}
          />
        ) : (
          words[shownAs]
        )}
      </td>
      <td className={styles['number']}>{isSynced ? formats.number(total ?? here) : '—'}</td>
      <td>
        {isComing ? (
          <Progress label={t`First sync of ${name}`} value={here / total} />
        ) : syncedAt && isSynced ? (
          formats.relative(new Date(syncedAt))
        ) : (
          '—'
        )}
      </td>
    </tr>
  )
}

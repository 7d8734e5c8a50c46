import { Plural, useLingui } from '@lingui/react/macro'
import type { EmailFolder } from '@replybay/api-client'
import { Button, IconButton, SelectionBar } from '@replybay/ui-kit'
import { IconArchive, IconInbox, IconMail, IconMailOpened, IconTrash, IconX } from '@tabler/icons-react'
import type { EmailActName } from '../acts/email-acts.ts'
import { isUnread, type MailRow } from '../model/group-threads.ts'

interface BulkBarProps {
  rows: readonly MailRow[]
  folder: EmailFolder | undefined
  onAct: (act: EmailActName) => void
  onClear: () => void
}

/** What can be done with the emails that are selected. */
export function BulkBar({ rows, folder, onAct, onClear }: BulkBarProps) {
  const { t } = useLingui()
  const kind = folder?.kind
  const hasUnread = rows.some(isUnread)
  return (
    <SelectionBar
      label={t`Selected emails`}
      count={<Plural value={rows.length} one="# email" other="# emails" />}
    >
      {kind === 'archive' ? (
        <Button size="sm" leftIcon={<IconInbox aria-hidden />} shortcut="e" onClick={() => onAct('restore')}>
          {t`Move to inbox`}
        </Button>
      ) : (
        <Button
          size="sm"
          leftIcon={<IconArchive aria-hidden />}
          shortcut="e"
          onClick={() => onAct('archive')}
        >
          {t`Archive`}
        </Button>
      )}
      <IconButton
        label={hasUnread ? t`Mark as read` : t`Mark as unread`}
        shortcut="u"
        icon={hasUnread ? <IconMailOpened aria-hidden /> : <IconMail aria-hidden />}
        onClick={() => onAct(hasUnread ? 'read' : 'unread')}
      />
      {kind !== 'trash' && (
        <IconButton
          label={t`Delete`}
          shortcut="#"
          icon={<IconTrash aria-hidden />}
          onClick={() => onAct('delete')}
        />
      )}
      <IconButton label={t`Clear selection`} icon={<IconX aria-hidden />} onClick={onClear} />
    </SelectionBar>
  )
}

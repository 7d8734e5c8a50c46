import { useLingui } from '@lingui/react/macro'
import type { EmailFolder } from '@replybay/api-client'
import type { Selection } from '@replybay/feature-kit'
import { RowGestures as KitGestures } from '@replybay/ui-kit'
import { IconArchive, IconInbox } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { ActOnEmails } from '../acts/use-email-act.ts'
import type { MailRow } from '../model/group-threads.ts'

interface RowGesturesProps {
  /** Holds the rows, each of which says its index. */
  pane: RefObject<HTMLElement | null>
  rows: readonly MailRow[]
  folder: EmailFolder | undefined
  onAct: ActOnEmails
  selection: Selection
}

/** Fingers archive and select the emails of a list. */
export function RowGestures({ pane, rows, folder, onAct, selection }: RowGesturesProps) {
  const { t } = useLingui()
  const isArchive = folder?.kind === 'archive'
  return (
    <KitGestures
      pane={pane}
      takesFlicks
      acts={{
        left: isArchive
          ? { label: t`Move to inbox`, icon: <IconInbox />, tone: 'success' }
          : { label: t`Archive`, icon: <IconArchive />, tone: 'success' },
      }}
      onSwipe={(index) => {
        const row = rows[index]
        if (row) onAct(isArchive ? 'restore' : 'archive', [row])
      }}
      onChoose={(index) => {
        const row = rows[index]
        if (row) selection.toggle(row.key)
      }}
      isChoosing={selection.ids.size > 0}
    />
  )
}

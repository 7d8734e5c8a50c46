import { useLingui } from '@lingui/react/macro'
import { useCan, useHeldChange, useUser } from '@replybay/feature-kit'
import { IconButton, Menu, type MenuItem } from '@replybay/ui-kit'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { aNoteRemoval, removals } from '../removal/removals.ts'
import type { TicketNote } from '../model/ticket-note.ts'
import { mayDeleteNote } from './may-delete-note.ts'

interface NoteMenuProps {
  ticketId: string
  note: TicketNote
  isMine: boolean
  onChange: () => void
}

/** What can be done with a note: nothing by who neither wrote it nor leads the team. */
export function NoteMenu({ ticketId, note, isMine, onChange }: NoteMenuProps) {
  const { t } = useLingui()
  const remove = useHeldChange(removals)
  const user = useUser()
  const canNote = useCan('tickets')
  if (!canNote || !mayDeleteNote(note, user)) return null
  const items: MenuItem[] = [
    {
      key: 'delete',
      label: t`Delete`,
      icon: <IconTrash aria-hidden />,
      danger: true,
      onSelect: () =>
        remove(aNoteRemoval(ticketId, note._id), {
          title: t`Note deleted`,
          tooLate: t`The note was already deleted`,
        }),
    },
  ]
  if (isMine) {
    items.unshift({ key: 'edit', label: t`Edit`, icon: <IconPencil aria-hidden />, onSelect: onChange })
  }
  return (
    <Menu
      label={t`Note`}
      placement="bottom-end"
      trigger={<IconButton size="sm" label={t`Note options`} icon={<IconDots aria-hidden />} />}
      items={items}
    />
  )
}

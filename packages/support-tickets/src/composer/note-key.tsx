import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconLock } from '@tabler/icons-react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'

/** Begins a note by key. Shows nothing. */
export function NoteKey({ ticket, onNote }: { ticket: Ticket; onNote: () => void }) {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'ticket-note',
    keys: 'n',
    label: t`Write a note`,
    detail: t`only visible to your team`,
    icon: IconLock,
    run: onNote,
  })
  return null
}

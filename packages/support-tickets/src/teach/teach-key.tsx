import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconSchool } from '@tabler/icons-react'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'
import { useTeachOffer } from './use-teach-offer.tsx'

/** Closes the open ticket by a key and has somebody learn from it, where a feature does. Shows nothing. */
export function TeachKey({ ticket }: { ticket: Ticket }) {
  const { teach, outlet } = useTeachOffer(ticket)
  return (
    <>
      {outlet}
      {teach && <Key ticket={ticket} onTeach={teach} />}
    </>
  )
}

function Key({ ticket, onTeach }: { ticket: Ticket; onTeach: () => void }) {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'teach-ticket',
    keys: 'shift+e',
    label: ticket.status === 'closed' ? t`Teach the AI agent` : t`Close and teach`,
    icon: IconSchool,
    run: onTeach,
  })
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { IconArrowBackUp } from '@tabler/icons-react'
import { focusComposer, useEndOfWaiting } from '../model/composer-focus.ts'
import { useTicketShortcut } from '../model/use-ticket-shortcut.ts'

interface ReplyKeyProps {
  ticketId: string
  /** Once it is there. */
  ticket: Ticket | undefined
}

/** Begins an answer by key. It counts from when the ticket is asked for, not only when that is there. Shows nothing. */
export function ReplyKey({ ticketId, ticket }: ReplyKeyProps) {
  const { t } = useLingui()
  useTicketShortcut(ticket, {
    id: 'ticket-reply',
    keys: 'r',
    label: t`Reply`,
    icon: IconArrowBackUp,
    run: () => focusComposer(ticketId),
  })
  useEndOfWaiting(ticketId)
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useShortcut } from '@replybay/ui-kit'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { focusComposer, stopWaitingFor } from '../model/composer-focus.ts'
import { customerName } from '../model/customer-name.ts'

interface ReplyKeyProps {
  ticketId: string
  /** Once it is there. */
  ticket: Ticket | undefined
}

/** Begins an answer by key. It counts from when the ticket is asked for, not only when that is there. Shows nothing. */
export function ReplyKey({ ticketId, ticket }: ReplyKeyProps) {
  const { t, i18n } = useLingui()
  useShortcut({
    id: 'ticket-reply',
    keys: 'r',
    label: t`Reply`,
    group: t`This ticket`,
    subject: ticket && customerName(i18n, ticket.customer),
    icon: IconArrowBackUp,
    place: 2,
    run: () => focusComposer(ticketId),
  })
  useEffect(() => () => stopWaitingFor(ticketId), [ticketId])
  return null
}

import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import { useEffect } from 'react'
import { focusComposer, stopWaitingFor } from '../model/composer-focus.ts'

/** Begins an answer by key. It counts from when the ticket is asked for, not only when that is there. Shows nothing. */
export function ReplyKey({ ticketId }: { ticketId: string }) {
  const { t } = useLingui()
  useShortcut({
    id: 'ticket-reply',
    keys: 'r',
    label: t`Write an answer`,
    group: t`Tickets`,
    run: () => focusComposer(ticketId),
  })
  useEffect(() => () => stopWaitingFor(ticketId), [ticketId])
  return null
}

import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { customerName } from '../model/customer-name.ts'

/** The customer of the row that has the focus, and while a dialog has it, that had it before: on whom keys act. */
export function useFocusedName(focused: () => TicketSummary | undefined): string | undefined {
  const { i18n } = useLingui()
  const [ticket, setTicket] = useState(focused)
  const follow = useEffectEvent(({ type, target, relatedTarget }: FocusEvent) => {
    // A dialog may also lose it to itself, where a part of it arrives late.
    if (target instanceof Element && target.closest('dialog')) return
    if (type === 'focusin') setTicket(focused())
    else if (relatedTarget === null) setTicket(undefined)
  })
  useEffect(() => {
    const end = new AbortController()
    for (const type of ['focusin', 'focusout'] as const) {
      document.addEventListener(type, (event) => follow(event), { signal: end.signal })
    }
    return () => end.abort()
  }, [])
  return ticket && customerName(i18n, ticket.customer)
}

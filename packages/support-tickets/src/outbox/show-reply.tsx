import { Trans } from '@lingui/react/macro'
import { textLinkClassName } from '@replybay/ui-kit'
import type { MouseEvent } from 'react'
import { Link } from '../links.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** Leads to the ticket of a reply: beside the list that is in sight, else on its own page. */
export function ShowReply({ ticketId }: { ticketId: string }) {
  const returnTo = useReturnToTicket()
  function onClick(event: MouseEvent) {
    // Whoever wants it elsewhere lets the browser open it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    returnTo(ticketId)
  }
  return (
    <Link to="/ticket/$id" params={{ id: ticketId }} className={textLinkClassName()} onClick={onClick}>
      <Trans>Show</Trans>
    </Link>
  )
}

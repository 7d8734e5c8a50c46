import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import { ticketTitle } from '../model/customer-name.ts'

interface OpenAlreadyProps {
  /** The customer's, in which somebody waits already. */
  ticket: TicketSummary
  onOpen: (ticketId: string) => void
}

/** Warns that the customer has a ticket that is open, and leads there. */
export function OpenAlready({ ticket, onOpen }: OpenAlreadyProps) {
  const { i18n } = useLingui()
  const title = ticketTitle(i18n, ticket)
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onClick={() => onOpen(ticket._id)}>
          <Trans>Open it</Trans>
        </Button>
      }
    >
      <Trans>
        This customer has an open ticket: <bdi>{title}</bdi>
      </Trans>
    </Banner>
  )
}

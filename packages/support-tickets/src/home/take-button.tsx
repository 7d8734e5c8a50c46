import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { Button, IconButton, useFromBreakpoint } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { askToTake } from '../model/taken-ticket.ts'

/** Opens a ticket in the inbox, which gives it to who presses it, with a way back. */
export function TakeButton({ ticket }: { ticket: TicketSummary }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const hasRoom = useFromBreakpoint('sm')
  const name = customerName(i18n, ticket.customer)
  const label = t`Assign to me: ${name}`
  const take = () => {
    askToTake(ticket)
    void navigate({ to: '/webs/tickets', search: { channel: 'all', ticket: ticket._id } })
  }
  if (!hasRoom)
    return <IconButton size="lg" label={label} icon={<IconUserPlus aria-hidden />} onClick={take} />
  return (
    <Button size="sm" aria-label={label} onClick={take}>
      <Trans>Assign to me</Trans>
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Button, IconButton, useFromBreakpoint } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import { useTicketAct } from '../acts/use-ticket-act.ts'
import { useNavigate } from '../links.ts'
import { customerName } from '../model/customer-name.ts'

/** Gives a ticket to who presses it, which can be undone, and opens it. */
export function TakeButton({ ticket }: { ticket: TicketSummary }) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const navigate = useNavigate()
  const act = useTicketAct()
  const hasRoom = useFromBreakpoint('sm')
  const name = customerName(i18n, ticket.customer)
  const label = t`Assign to me: ${name}`
  const take = () => {
    act(ticket, { assigneeId: user._id })
    // At once: the row is gone by the time that the server answers.
    void navigate({ to: '/webs/tickets', search: { channel: 'all', ticket: ticket._id } })
  }
  if (!hasRoom) {
    return <IconButton size="lg" label={label} icon={<IconUserPlus aria-hidden />} onClick={take} />
  }
  return (
    <Button size="sm" aria-label={label} onClick={take}>
      <Trans>Assign to me</Trans>
    </Button>
  )
}

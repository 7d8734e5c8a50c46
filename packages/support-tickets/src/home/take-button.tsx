import { Trans, useLingui } from '@lingui/react/macro'
import { type TicketSummary, ticketMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Button, IconButton, useFromBreakpoint, useToasts } from '@replybay/ui-kit'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { wordWaitingError } from './waiting-errors.ts'

/** Gives a ticket to who presses it, and opens it. */
export function TakeButton({ ticket }: { ticket: TicketSummary }) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const toasts = useToasts()
  const navigate = useNavigate()
  const hasRoom = useFromBreakpoint('sm')
  const { mutate, isPending } = useMutation({
    ...ticketMutations.update({ id: ticket._id, webId: ticket.webId }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordWaitingError(i18n, 'updateTicket', error) }),
  })
  const name = customerName(i18n, ticket.customer)
  const label = t`Assign to me: ${name}`
  const open = () => void navigate({ to: '/webs/tickets', search: { channel: 'all', ticket: ticket._id } })
  const take = () => {
    mutate({ assigneeId: user._id })
    // Not when the server has answered: the row, and what it waits for, may be gone by then.
    open()
  }
  if (!hasRoom) {
    return (
      <IconButton
        size="lg"
        label={label}
        icon={<IconUserPlus aria-hidden />}
        disabled={isPending}
        onClick={take}
      />
    )
  }
  return (
    <Button size="sm" loading={isPending} aria-label={label} onClick={take}>
      <Trans>Assign to me</Trans>
    </Button>
  )
}

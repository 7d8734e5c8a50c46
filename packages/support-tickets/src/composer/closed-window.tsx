import { Trans, useLingui } from '@lingui/react/macro'
import { customerQueries, type Ticket } from '@replybay/api-client'
import { LazyBoundary, useCan } from '@replybay/feature-kit'
import { Button, channelLabel } from '@replybay/ui-kit'
import { IconCheck, IconMailForward, IconMoon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTicketChange } from '../acts/use-ticket-change.ts'
import { useNavigate } from '../links.ts'
import { isSnoozed } from '../model/is-snoozed.ts'
import { snoozedUntil } from '../model/snooze-times.ts'
import { ComposerBand } from './composer-band.tsx'
import { onDemand } from '../on-demand/on-demand.ts'

const NewTicketDialog = onDemand(
  async () => (await import('../opening/new-ticket-dialog.tsx')).NewTicketDialog,
)

interface ClosedWindowProps {
  ticket: Ticket
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** Says that the channel takes no reply until the customer writes, and does what can be done meanwhile. */
export function ClosedWindow({ ticket, onDone }: ClosedWindowProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const canWork = useCan('tickets')
  const hasRecord = useCan('customers')
  const change = useTicketChange(ticket)
  const customerId = ticket.customer._id
  const { data } = useQuery({ ...customerQueries.detail(customerId), enabled: canWork && hasRecord })
  const [isWriting, setWriting] = useState(false)
  const channel = i18n._(channelLabel(ticket.channel))
  const [other] = data?.customer.writable ?? []
  const otherName = other && i18n._(channelLabel(other))
  function end(step: Parameters<typeof change>[0]) {
    change(step)
    onDone()
  }
  return (
    <>
      <ComposerBand
        title={<Trans>You can’t reply on {channel} until the customer writes again</Trans>}
        actions={
          <>
            {otherName && (
              <Button
                size="sm"
                variant="primary"
                leftIcon={<IconMailForward aria-hidden />}
                onClick={() => setWriting(true)}
              >
                {t`Message via ${otherName}`}
              </Button>
            )}
            {canWork && !isSnoozed(ticket) && (
              <Button
                size="sm"
                leftIcon={<IconMoon aria-hidden />}
                onClick={() => end({ snoozedUntil: snoozedUntil('reply', new Date()).toISOString() })}
              >
                {t`Snooze until they write`}
              </Button>
            )}
            {ticket.status !== 'closed' && (
              <Button
                size="sm"
                leftIcon={<IconCheck aria-hidden />}
                onClick={() => end({ status: 'closed' })}
              >
                {t({ context: 'ticket', message: 'Close' })}
              </Button>
            )}
          </>
        }
      />
      <LazyBoundary>
        {isWriting && other && (
          <NewTicketDialog
            webId={ticket.webId}
            customerId={customerId}
            channel={other}
            onOpened={(id) => void navigate({ to: '/ticket/$id', params: { id } })}
            onClose={() => setWriting(false)}
          />
        )}
      </LazyBoundary>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useCurrentWeb, useNow, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { FigureTile, waitingLevel } from '@replybay/ui-kit'
import { IconClock } from '@tabler/icons-react'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { Link } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { waitingTickets } from './waiting-tickets.ts'

/** How long the customer has waited who has waited longest, and who that is: whether or not one can reply to them now. */
export function LongestWaitFigure() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const user = useUser()
  const inbox = useInbox(useCurrentWeb(), inboxFilter(user, 'all', {}))
  const [longest] = waitingTickets(inbox.tickets)
  const waited = longest && now.getTime() - longest.since.getTime()
  return (
    <FigureTile
      label={t`Longest wait`}
      icon={<IconClock />}
      figure={inbox.state === 'loading' ? undefined : waited === undefined ? '0' : formats.elapsed(waited)}
      level={waited === undefined ? 'calm' : waitingLevel(waited, user.waitingLimits)}
      caption={longest ? customerName(i18n, longest.ticket.customer) : t`No one is waiting`}
      onRetry={inbox.state === 'failed' ? inbox.retry : undefined}
      renderLink={(props) => (
        <Link
          to="/webs/tickets"
          search={{ channel: 'all', ...(longest && { ticket: longest.ticket._id }) }}
          {...props}
        />
      )}
    />
  )
}

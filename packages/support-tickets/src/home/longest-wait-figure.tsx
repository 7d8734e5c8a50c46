import { useLingui } from '@lingui/react/macro'
import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { FigureTile, waitingLevel } from '@replybay/ui-kit'
import { IconClock } from '@tabler/icons-react'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { answerableFirst } from '../model/is-window-closed.ts'
import { useNow } from '../model/use-now.ts'
import { Link } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { waitingTickets } from './waiting-tickets.ts'

/** How long somebody has waited at most to whom one can reply, and who. */
export function LongestWaitFigure() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const user = useUser()
  const inbox = useInbox(useCurrentWeb(), inboxFilter(user, 'all', {}))
  const [longest] = waitingTickets(answerableFirst(inbox.tickets, now))
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

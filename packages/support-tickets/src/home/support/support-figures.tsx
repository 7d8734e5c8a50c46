import { useNow } from '@replybay/feature-kit'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { FigureTile } from '@replybay/ui-kit'
import { IconAt, IconMoon, IconUser, IconUserOff } from '@tabler/icons-react'
import { Link } from '../../links.ts'
import { useUnreadMentions } from '../../mentions/use-unread-mentions.ts'
import { customerName } from '../../model/customer-name.ts'
import { firstName } from '../../model/first-name.ts'
import { ownBackToday, useBackToday } from './use-back-today.ts'
import { useGroupCount } from './use-group-count.ts'
import { useNextTickets } from '../use-next-tickets.ts'
import { hasJustCome, waitingTickets } from '../waiting-tickets.ts'

/** How many open tickets are the person's. */
export function MineFigure() {
  const { t } = useLingui()
  const formats = useFormats()
  const { count, retry } = useGroupCount('mine')
  const { own } = useNextTickets()
  const isKnown = own.state !== 'loading'
  const unread = own.tickets.filter((ticket) => ticket.unread).length
  return (
    <FigureTile
      label={t`Your open tickets`}
      icon={<IconUser />}
      figure={count === undefined ? undefined : formats.number(count)}
      caption={
        count === 0
          ? t`Nothing is assigned to you`
          : isKnown && t`${plural(unread, { one: '# unread', other: '# unread' })}`
      }
      onRetry={retry}
      renderLink={(props) => (
        <Link to="/webs/tickets" search={{ channel: 'all', assignee: 'me' }} {...props} />
      )}
    />
  )
}

/** How many open tickets are nobody's. */
export function UnassignedFigure() {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { count, retry } = useGroupCount('unassigned')
  const { free } = useNextTickets()
  const [oldest] = waitingTickets(free.tickets)
  const waited = oldest && formats.elapsed(now.getTime() - oldest.since.getTime())
  function words() {
    if (!oldest) return free.state !== 'loading' && t`No one is waiting`
    return hasJustCome(oldest.since, now) ? t`The oldest just came in` : t`The oldest has waited ${waited}`
  }
  return (
    <FigureTile
      label={t`Unassigned`}
      icon={<IconUserOff />}
      figure={count === undefined ? undefined : formats.number(count)}
      caption={words()}
      onRetry={retry}
      renderLink={(props) => (
        <Link to="/webs/tickets" search={{ channel: 'all', assignee: 'none' }} {...props} />
      )}
    />
  )
}

/** What the person comes back to. */
export function ReturnFigures() {
  return (
    <>
      <MentionsFigure />
      <BackTodayFigure />
    </>
  )
}

/** How many notes mention the person that they have not read yet. */
function MentionsFigure() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { mentions = [], count, error, retry } = useUnreadMentions()
  const [newest] = mentions
  const authors = [...new Set(mentions.map(({ authorName }) => firstName(authorName)))]
  return (
    <FigureTile
      label={t`Mentions`}
      icon={<IconAt />}
      figure={count === undefined ? undefined : formats.number(count)}
      caption={
        count === 0 ? t`Nothing new` : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(authors)
      }
      onRetry={error && count === undefined ? retry : undefined}
      renderLink={(props) => (
        <Link
          to="/webs/tickets"
          search={{ channel: 'all', ...(newest && { ticket: newest.ticketId }) }}
          {...props}
        />
      )}
    />
  )
}

/** How many of the person's snoozed tickets come back today. */
function BackTodayFigure() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { inbox, tickets } = useBackToday()
  const [next] = tickets
  const [name, time] = next ? [customerName(i18n, next.ticket.customer), formats.time(next.at)] : []
  return (
    <FigureTile
      label={t`Back today`}
      icon={<IconMoon />}
      figure={inbox.state === 'loading' ? undefined : formats.number(tickets.length)}
      caption={next ? t`${name} at ${time}` : t`No tickets due back today`}
      onRetry={inbox.state === 'failed' ? inbox.retry : undefined}
      renderLink={(props) => <Link to="/webs/tickets" search={ownBackToday} {...props} />}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Card } from '@replybay/ui-kit'
import { IconMoon } from '@tabler/icons-react'
import { Link } from '../../links.ts'
import { customerName, ticketTitle } from '../../model/customer-name.ts'
import styles from './side-cards.module.css'
import { ownBackToday, useBackToday } from './use-back-today.ts'

/** How many rows there is room for. */
const ROOM_FOR = 5

/** The person's snoozed tickets that come back today. Nothing where there are none; the figure says where that is not known. */
export function BackTodayCard() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { tickets } = useBackToday()
  if (tickets.length === 0) return null
  return (
    <Card
      title={t`Back today`}
      aside={
        <Link to="/webs/tickets" search={ownBackToday} className={styles['count']}>
          {formats.number(tickets.length)}
        </Link>
      }
    >
      <ul>
        {tickets.slice(0, ROOM_FOR).map(({ ticket, at }) => {
          const time = formats.time(at)
          return (
            <li key={ticket._id} className={styles['back']}>
              <IconMoon aria-hidden />
              <Link
                to="/webs/tickets"
                search={{ ...ownBackToday, ticket: ticket._id }}
                className={styles['link']}
              >
                <bdi>{customerName(i18n, ticket.customer)}</bdi>
              </Link>
              <span className={styles['line']} dir="auto">
                {ticketTitle(i18n, ticket)}
              </span>
              <time dateTime={at.toISOString()}>{t`at ${time}`}</time>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import type { InboxSearch } from '../model/inbox-search.ts'
import styles from './list-position.module.css'
import type { Inbox } from './use-inbox.ts'
import { useMatchCount } from './use-match-count.ts'

interface ListPositionProps {
  ticketId: string
  webId: string
  channel: string
  search: InboxSearch
  inbox: Inbox
}

/** Which one of its list a ticket is: "3 of 23". Nothing where it is not in the list, or no longer. */
export function ListPosition({ ticketId, webId, channel, search, inbox }: ListPositionProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const count = useMatchCount(webId, channel, search, inbox)
  const index = inbox.tickets.findIndex(({ _id }) => _id === ticketId)
  if (index === -1) return null
  const loaded = inbox.tickets.length
  const place = formats.number(index + 1)
  // Counts come apart from the list: there are never fewer than it shows.
  const all =
    count === undefined && inbox.hasMore
      ? `${formats.number(loaded)}+`
      : formats.number(Math.max(count ?? 0, loaded))
  return <span className={styles['position']}>{t`${place} of ${all}`}</span>
}

import { useLingui } from '@lingui/react/macro'
import { PageHeader, StaleStrip } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import type { InboxPath } from '../routes.ts'
import styles from './inbox-list.module.css'
import type { InboxSearch } from './inbox-search.ts'
import { InboxViews } from './inbox-views.tsx'
import { TicketRows } from './ticket-rows.tsx'
import type { Inbox } from './use-inbox.ts'

export interface InboxListProps {
  inbox: Inbox
  webId: string
  path: InboxPath
  search: InboxSearch
  channel: string
  title: string
}

/** The middle pane: what the list holds, and the list itself in each of its states. */
export function InboxList(props: InboxListProps) {
  const { inbox, webId, path, search, channel, title } = props
  const { i18n } = useLingui()
  return (
    <div className={styles['pane']}>
      <PageHeader title={title} />
      <div className={styles['views']}>
        <InboxViews webId={webId} path={path} search={search} channel={channel} shape="chips" />
      </div>
      {inbox.error && inbox.asOf && (
        <StaleStrip
          title={wordError(i18n, 'listTickets', inbox.error)}
          asOf={inbox.asOf}
          onRetry={inbox.retry}
        />
      )}
      <TicketRows {...props} />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ticketMutations, ticketQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Button, EmptyState } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useUnreadMentions } from '../mentions/use-unread-mentions.ts'
import { mentionNotice, type Notice } from './notice.ts'
import { NoticeRow } from './notice-row.tsx'
import { markNoticesRead } from './notice-store.ts'
import styles from './notices.module.css'

interface NoticeListProps {
  notices: readonly Notice[]
  userId: string
  /** Somebody goes where a notice leads. */
  onLeave: () => void
}

/** What one was told, the newest first; below it what was read already, with the mentions that the server keeps for a while. */
export function NoticeList({ notices, userId, onLeave }: NoticeListProps) {
  const { t } = useLingui()
  const { mentions = [] } = useUnreadMentions()
  const { data: readMentions = [] } = useQuery({
    ...ticketQueries.earlierMentions(),
    enabled: useCan('tickets'),
  })
  const { mutate: read } = useMutation(ticketMutations.markMentionsRead())
  function readAll() {
    markNoticesRead(userId)
    for (const ticketId of new Set(mentions.map((mention) => mention.ticketId))) read(ticketId)
  }
  const unread = notices.filter(({ isRead }) => !isRead)
  const told = new Set(notices.map(({ messageId }) => messageId))
  const earlier = [
    ...notices.filter(({ isRead }) => isRead),
    ...readMentions
      .filter(({ noteId }) => !told.has(noteId))
      .map((mention) => ({ ...mentionNotice(mention), isRead: true })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (unread.length + earlier.length === 0) {
    return (
      <div className={styles['panel']}>
        <EmptyState
          title={t`You’re all caught up`}
          detail={t`Notes that mention you, and new messages on your tickets and on unassigned ones, appear here.`}
        />
      </div>
    )
  }
  const rowsOf = (shown: readonly Notice[]) =>
    shown.map((notice) => (
      <li key={`${notice.kind} ${notice.messageId}`}>
        <NoticeRow
          notice={notice}
          onOpen={() => {
            markNoticesRead(userId, { ticketId: notice.ticketId })
            onLeave()
          }}
        />
      </li>
    ))
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <p className={styles['title']}>
          <Trans>Notifications</Trans>
        </p>
        {unread.length > 0 && (
          <Button size="sm" variant="subtle" onClick={readAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <div className={styles['list']}>
        {unread.length > 0 && <ul aria-label={t`New`}>{rowsOf(unread)}</ul>}
        {earlier.length > 0 && (
          <>
            <p className={styles['earlier']}>
              <Trans>Earlier</Trans>
            </p>
            <ul aria-label={t`Earlier`}>{rowsOf(earlier)}</ul>
          </>
        )}
      </div>
    </div>
  )
}

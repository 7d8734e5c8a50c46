import { Trans, useLingui } from '@lingui/react/macro'
import { ticketMutations } from '@replybay/api-client'
import { Button, ChannelIcon, EmptyState, RelativeTime } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { useUnreadMentions } from '../mentions/use-unread-mentions.ts'
import { customerName } from '../model/customer-name.ts'
import type { Notice } from './notice.ts'
import { markNoticesRead } from './notice-store.ts'
import styles from './notices.module.css'

interface NoticeListProps {
  notices: readonly Notice[]
  userId: string
  /** Somebody goes where a notice leads. */
  onLeave: () => void
}

/** What one was told, the newest first. */
export function NoticeList({ notices, userId, onLeave }: NoticeListProps) {
  const { t, i18n } = useLingui()
  const { mentions = [] } = useUnreadMentions()
  const { mutate: readMentions } = useMutation(ticketMutations.readMentions())
  function readAll() {
    markNoticesRead(userId)
    for (const ticketId of new Set(mentions.map((mention) => mention.ticketId))) readMentions(ticketId)
  }
  const wordsOf = ({ kind, text, author }: Notice) => {
    if (kind === 'assigned') return t`Assigned to you: ${text}`
    if (kind === 'taken-over' && author) return t`${author} took over your ticket: ${text}`
    return kind === 'mentioned' && author ? t`${author} mentioned you: ${text}` : text
  }
  if (notices.length === 0) {
    return (
      <div className={styles['panel']}>
        <EmptyState
          title={t`You’re all caught up`}
          detail={t`New messages on your tickets and on unassigned ones appear here.`}
        />
      </div>
    )
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <p className={styles['title']}>
          <Trans>Notifications</Trans>
        </p>
        <Button size="sm" variant="subtle" onClick={readAll}>
          <Trans>Mark all as read</Trans>
        </Button>
      </div>
      <ul className={styles['list']}>
        {notices.map((notice) => (
          <li key={`${notice.kind} ${notice.messageId}`}>
            <Link
              to="/webs/tickets"
              search={{ channel: 'all', ticket: notice.ticketId }}
              className={styles['notice']}
              data-unread={!notice.isRead || undefined}
              onClick={() => {
                markNoticesRead(userId, notice.ticketId)
                onLeave()
              }}
            >
              <span className={styles['who']}>
                <ChannelIcon channel={notice.channel} size={16} />
                <span className={styles['name']} dir="auto">
                  {customerName(i18n, notice.customer)}
                </span>
                <RelativeTime moment={new Date(notice.at)} />
              </span>
              <span className={styles['text']} dir="auto">
                {wordsOf(notice)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

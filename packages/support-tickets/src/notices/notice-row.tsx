import { useLingui } from '@lingui/react/macro'
import { ChannelIcon, RelativeTime } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import type { Notice } from './notice.ts'
import { useOpenInList } from '../use-open-in-list.ts'
import styles from './notices.module.css'

interface NoticeRowProps {
  notice: Notice
  onOpen: () => void
}

/** What one was told of a ticket, which it opens. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { t, i18n } = useLingui()
  const { ticketId, kind, text, author, channel, customer, at, isRead } = notice
  const inList = useOpenInList()
  function words() {
    if (kind === 'assigned') return t`Assigned to you: ${text}`
    if (kind === 'taken-over' && author) return t`${author} took over your ticket: ${text}`
    return kind === 'mentioned' && author ? t`${author} mentioned you: ${text}` : text
  }
  return (
    <Link
      to="/webs/tickets"
      search={inList.searchOf(ticketId)}
      className={styles['notice']}
      data-unread={!isRead || undefined}
      onClick={(event) => {
        onOpen()
        inList.onClick(event, ticketId)
      }}
    >
      <span className={styles['who']}>
        <ChannelIcon channel={channel} size={16} />
        <span className={styles['name']} dir="auto">
          {customerName(i18n, customer)}
        </span>
        <RelativeTime moment={new Date(at)} />
      </span>
      <span className={styles['text']} dir="auto">
        {words()}
      </span>
    </Link>
  )
}

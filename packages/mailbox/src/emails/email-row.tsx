import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Avatar, Tag, VisuallyHidden, waitingLevel, type WaitingLimits } from '@replybay/ui-kit'
import { IconClock, IconPaperclip, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { Link, wholeAddress } from '../links.ts'
import { isUnread, type MailRow } from '../model/group-threads.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { nameOf, otherPartyOf, timeOf } from '../model/sender.ts'
import styles from './email-row.module.css'

interface EmailRowProps {
  row: MailRow
  /** What the address says of the list. */
  listSearch: MailSearch
  now: Date
  tabIndex: 0 | -1
  isOpen: boolean
  isChosen: boolean
  /** Any row of the list is selected. */
  isChoosing: boolean
  /** The person has begun to write a reply. */
  hasDraft: boolean
  /** The shop sent it: its row shows who gets it. */
  isSent: boolean
  /** Emails that are not answered wait. */
  canWait: boolean
  waitingLimits: WaitingLimits | undefined
  onChoose: (key: string, isRange: boolean) => void
}

/** One thread of a list of emails: 83 px high, or 56 where the density is compact. */
export const EmailRow = memo(function EmailRow(props: EmailRowProps) {
  const { row, listSearch, tabIndex, isOpen, isChosen, isChoosing, hasDraft, isSent, onChoose } = props
  const { t } = useLingui()
  const { header } = row
  const { subject, snippet, hasAttachments, messages = 1 } = header
  const name = nameOf(otherPartyOf(header, isSent))
  const isNew = isUnread(row)
  const age = useAge(props)
  return (
    <div className={styles['choosable']} data-choosing={isChoosing || undefined}>
      <Link
        activeOptions={wholeAddress}
        to="/emails/emails"
        search={{ ...listSearch, email: header._id }}
        resetScroll={false}
        tabIndex={tabIndex}
        className={styles['row']}
        data-unread={isNew || undefined}
        data-chosen={isChosen || undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles['disc']}>
          <Avatar name={name} />
        </span>
        <span className={styles['head']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {messages > 1 && (
            <span className={styles['messages']} aria-hidden>
              {messages}
            </span>
          )}
          {isNew && <span className={styles['dot']} aria-hidden />}
          <VisuallyHidden>
            {[isNew && t`Unread`, messages > 1 && t`${messages} emails`, age.words]
              .filter(Boolean)
              .join(', ')}
          </VisuallyHidden>
          <time
            dateTime={timeOf(header).toISOString()}
            title={age.title}
            className={styles['age']}
            data-level={age.level}
            aria-hidden
          >
            {age.level && <IconClock aria-hidden />}
            {age.text}
          </time>
        </span>
        <span className={styles['subjectLine']}>
          <span className={styles['subject']} dir="auto">
            {subject || t`No subject`}
          </span>
          {hasAttachments && <IconPaperclip aria-label={t`With attachments`} />}
        </span>
        <span className={styles['foot']}>
          {hasDraft && (
            <Tag tone="warning" icon={<IconPencil />}>
              {t`Draft`}
            </Tag>
          )}
          {header.senderDoubt && <Tag tone="warning">{t`Check sender`}</Tag>}
          {header.isAutomated && <Tag>{t`Automated`}</Tag>}
          {header.delivery === 'failed' && <Tag tone="danger">{t`Not sent`}</Tag>}
          {header.refused && <Tag tone="danger">{t`Not delivered to all`}</Tag>}
          {header.answeredBy === 'agent' && <Tag tone="ai">{t`AI agent`}</Tag>}
          <span className={styles['snippet']} dir="auto">
            {snippet}
          </span>
        </span>
      </Link>
      <input
        type="checkbox"
        tabIndex={-1}
        className={styles['choice']}
        aria-label={t`Select the email from ${name}`}
        checked={isChosen}
        onChange={() => undefined}
        onClick={({ shiftKey }) => onChoose(row.key, shiftKey)}
      />
    </div>
  )
})

/** How long ago it came; whether that is long for who waits for an answer. */
function useAge({ row: { header }, now, canWait, waitingLimits }: EmailRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const since = timeOf(header)
  const milliseconds = now.getTime() - since.getTime()
  const isNew = milliseconds < 60_000
  const waits = canWait && header.answered === false && !header.isAutomated
  const level = waits ? waitingLevel(milliseconds, waitingLimits) : 'calm'
  const elapsed = isNew ? formats.relative(since, now) : formats.elapsed(milliseconds)
  return {
    text: elapsed,
    title: formats.dateTime(since),
    words: waits && !isNew ? t`Waiting for ${elapsed}` : formats.relative(since, now),
    level: level === 'calm' ? undefined : level,
  }
}

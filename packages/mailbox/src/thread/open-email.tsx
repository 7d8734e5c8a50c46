import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Avatar, IconButton, Menu, type MenuItem, Tag, useFromBreakpoint } from '@replybay/ui-kit'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconChevronUp,
  IconCode,
  IconDots,
  IconDownload,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { callComposer } from '../composer/composer-calls.ts'
import { inFull, nameOf, timeOf } from '../model/sender.ts'
import { EmailAttachments } from './email-attachments.tsx'
import { EmailBody } from './email-body.tsx'
import { EmailDetails } from './email-details.tsx'
import styles from './email.module.css'
import { HeadersDialog } from './headers-dialog.tsx'
import { RefusedRecipients } from './refused-recipients.tsx'
import { SenderDoubt } from './sender-doubt.tsx'
import { useEmailFile } from './use-email-file.ts'
import { WholeEmail } from './whole-email.tsx'

interface OpenEmailProps {
  message: EmailMessage
  /** Names the thread that it belongs to. */
  threadKey: string
  /** Collapses it. */
  onClose: (() => void) | undefined
}

/** An email of a thread: who wrote it to whom, its text, and its files. */
export function OpenEmail({ message, threadKey, onClose }: OpenEmailProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const hasRoom = useFromBreakpoint('md')
  const detailsId = useId()
  const [hasDetails, setDetails] = useState(false)
  const [hasHeaders, setHeaders] = useState(false)
  const { from, to = [], cc = [], headers = {}, original, delivery, refused, senderDoubt } = message
  const { saveOriginal } = useEmailFile(message._id)
  const deliveries = {
    waiting: t`Waiting to be sent`,
    sent: undefined,
    failed: t`Not sent`,
    local: t`Kept in the local outbox`,
  }
  const delivered = delivery && deliveries[delivery]
  const time = timeOf(message)
  const name = nameOf(from)
  const recipients = [...to, ...cc]
  const people = recipients.map(nameOf).join(', ')
  const items: MenuItem[] = [
    {
      key: 'reply',
      label: t`Reply to this email`,
      icon: <IconArrowBackUp aria-hidden />,
      onSelect: () => callComposer(threadKey, 'reply', message._id),
    },
    {
      key: 'forward',
      label: t`Forward this email`,
      icon: <IconArrowForwardUp aria-hidden />,
      onSelect: () => callComposer(threadKey, 'forward', message._id),
    },
    ...(onClose
      ? [
          {
            key: 'close',
            label: t`Collapse`,
            icon: <IconChevronUp aria-hidden />,
            onSelect: onClose,
          },
        ]
      : []),
    ...(Object.keys(headers).length > 0
      ? [
          {
            key: 'headers',
            label: t`Show headers`,
            icon: <IconCode aria-hidden />,
            onSelect: () => setHeaders(true),
          },
        ]
      : []),
    ...(original
      ? [
          {
            key: 'original',
            label: t`Download original`,
            icon: <IconDownload aria-hidden />,
            onSelect: () => saveOriginal(`${message.subject || 'email'}.eml`),
          },
        ]
      : []),
  ]
  return (
    <div className={styles['open']}>
      <div className={styles['avatar']}>
        <Avatar name={name} size={32} />
      </div>
      <div className={styles['who']}>
        <p className={styles['from']}>
          <span className={styles['name']} dir="auto" title={from && inFull(from)}>
            {name}
          </span>
          {from?.name && <span className={styles['address']}>{from.address}</span>}
        </p>
        <button
          type="button"
          className={styles['to']}
          title={recipients.map(inFull).join(', ')}
          aria-expanded={hasDetails}
          aria-controls={detailsId}
          onClick={() => setDetails(!hasDetails)}
        >
          <span className={styles['people']} dir="auto">{t`to ${people}`}</span>
          <IconChevronDown aria-hidden />
        </button>
      </div>
      <div className={styles['tools']}>
        {delivered && <Tag tone={delivery === 'failed' ? 'danger' : 'neutral'}>{delivered}</Tag>}
        <time className={styles['time']} dateTime={time.toISOString()} title={formats.dateTime(time)}>
          {formats.shortMoment(time)}
        </time>
        {hasRoom && (
          <IconButton
            size="sm"
            label={t`Reply to this email`}
            icon={<IconArrowBackUp aria-hidden />}
            onClick={() => callComposer(threadKey, 'reply', message._id)}
          />
        )}
        <Menu
          label={t`Actions for this email`}
          placement="bottom-end"
          trigger={<IconButton size="sm" label={t`Actions for this email`} icon={<IconDots aria-hidden />} />}
          items={items}
        />
      </div>
      <div className={styles['content']}>
        <div id={detailsId}>{hasDetails && <EmailDetails message={message} />}</div>
        {refused && <RefusedRecipients addresses={refused} />}
        {senderDoubt && <SenderDoubt doubt={senderDoubt} address={from?.address ?? ''} />}
        <WholeEmail message={message}>
          {(whole) => (
            <>
              <EmailBody message={whole} />
              {whole.attachments && whole.attachments.length > 0 && (
                <EmailAttachments emailId={whole._id} attachments={whole.attachments} />
              )}
            </>
          )}
        </WholeEmail>
      </div>
      <HeadersDialog headers={headers} isOpen={hasHeaders} onClose={() => setHeaders(false)} />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket, TicketMessage } from '@replybay/api-client'
import { personName, useUser } from '@replybay/feature-kit'
import { useOrderLinks } from '@replybay/feature-kit/order-links'
import { MessageBubble } from '@replybay/ui-kit'
import { IconQuote } from '@tabler/icons-react'
import { MessageAttachments } from '../attachments/message-attachments.tsx'
import { customerName } from '../model/customer-name.ts'
import { AfterSaid } from './after-said.tsx'
import styles from './message-line.module.css'
import { useDelivery } from './use-delivery.ts'
import { SourceNames } from '../model/source-names.tsx'

interface MessageLineProps {
  ticketId: string
  message: TicketMessage
  customer: Ticket['customer']
  /** Words that are searched for. */
  searched: string | undefined
}

/** One message, on its speaker's side. */
export function MessageLine({ ticketId, message, customer, searched }: MessageLineProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const renderNumber = useOrderLinks()
  const delivery = useDelivery(ticketId, message)
  const names = {
    customer: customerName(i18n, customer),
    support: message.authorName || t`Support`,
    agent: t`AI agent`,
  }
  const isMine = message.author === 'support' && message.authorId === user._id
  return (
    <MessageBubble
      id={message._id}
      author={message.author}
      authorName={isMine ? t`You` : names[message.author]}
      avatarName={isMine ? personName(user) : undefined}
      own={isMine}
      time={new Date(message.createdAt)}
      text={message.text}
      renderNumber={renderNumber}
      searched={searched}
      {...delivery}
    >
      {message.attachments && message.attachments.length > 0 && (
        <MessageAttachments ticketId={ticketId} attachments={message.attachments} />
      )}
      <AfterSaid message={message} />
      {message.sources && message.sources.length > 0 && (
        <p className={styles['sources']} dir="auto">
          <IconQuote aria-hidden />
          <span>
            {message.sources.length === 1 ? (
              <Trans>
                Source: <SourceNames sources={message.sources} />
              </Trans>
            ) : (
              <Trans>
                Sources: <SourceNames sources={message.sources} />
              </Trans>
            )}
          </span>
        </p>
      )}
    </MessageBubble>
  )
}

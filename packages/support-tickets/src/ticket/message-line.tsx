import { useLingui } from '@lingui/react/macro'
import type { Ticket, TicketMessage } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { MessageBubble } from '@replybay/ui-kit'
import { MessageAttachments } from '../attachments/message-attachments.tsx'
import { customerName } from '../model/customer-name.ts'
import { useOrderLinks } from '../tags/use-order-links.tsx'

interface MessageLineProps {
  ticketId: string
  message: TicketMessage
  customer: Ticket['customer']
}

/** One message, on its speaker's side. */
export function MessageLine({ ticketId, message, customer }: MessageLineProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const renderNumber = useOrderLinks()
  const names = {
    customer: customerName(i18n, customer),
    support: message.authorName || t`Support`,
    agent: t`AI agent`,
  }
  const isMine = message.author === 'support' && message.authorId === user._id
  return (
    <MessageBubble
      author={message.author}
      authorName={isMine ? t`You` : names[message.author]}
      avatarName={isMine ? (user.name ?? user.email) : undefined}
      own={isMine}
      time={new Date(message.createdAt)}
      text={message.text}
      renderNumber={renderNumber}
      state="sent"
    >
      {message.attachments && message.attachments.length > 0 && (
        <MessageAttachments ticketId={ticketId} attachments={message.attachments} />
      )}
    </MessageBubble>
  )
}

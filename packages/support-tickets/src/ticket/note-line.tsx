import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { MessageBubble } from '@replybay/ui-kit'
import { MessageAttachments } from '../attachments/message-attachments.tsx'
import { useOrderLinks } from '../tags/use-order-links.tsx'
import type { TicketNote } from './thread-items.ts'

/** What a colleague noted for others, on a ground of its own: never to be taken for an answer. */
export function NoteLine({ ticketId, note }: { ticketId: string; note: TicketNote }) {
  const { t } = useLingui()
  const renderNumber = useOrderLinks()
  const isMine = note.authorId === useUser()._id
  return (
    <MessageBubble
      author="note"
      authorName={isMine ? t`You` : note.authorName}
      time={new Date(note.createdAt)}
      text={note.text}
      renderNumber={renderNumber}
      mentions={note.mentions?.map(({ name }) => name)}
    >
      {note.attachments && note.attachments.length > 0 && (
        <MessageAttachments ticketId={ticketId} attachments={note.attachments} />
      )}
    </MessageBubble>
  )
}

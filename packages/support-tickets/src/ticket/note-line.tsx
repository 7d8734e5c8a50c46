import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { MessageBubble } from '@replybay/ui-kit'
import type { TicketNote } from './thread-items.ts'

/** What a colleague noted for others, on a ground of its own: never to be taken for an answer. */
export function NoteLine({ note }: { note: TicketNote }) {
  const { t } = useLingui()
  const isMine = note.authorId === useUser()._id
  return (
    <MessageBubble
      author="note"
      authorName={isMine ? t`You` : note.authorName}
      time={new Date(note.createdAt)}
      text={note.text}
      mentions={note.mentions?.map(({ name }) => name)}
    />
  )
}

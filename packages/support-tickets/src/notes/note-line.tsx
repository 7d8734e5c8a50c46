import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useUser } from '@replybay/feature-kit'
import { useOrderLinks } from '@replybay/feature-kit/order-links'
import { draftKey, readKept } from '@replybay/sync'
import { MessageBubble } from '@replybay/ui-kit'
import { useRef, useState } from 'react'
import { MessageAttachments } from '../attachments/message-attachments.tsx'
import type { TicketNote } from '../model/ticket-note.ts'
import { onDemand } from '../on-demand/on-demand.ts'
import { noteChangeDraft } from '../drafts/note-change-draft.ts'
import { NoteMenu } from './note-menu.tsx'

const NoteEditor = onDemand(async () => (await import('./note-editor.tsx')).NoteEditor)

interface NoteLineProps {
  ticketId: string
  note: TicketNote
}

/** What a colleague noted for others, on a ground of its own: never to be taken for an answer. */
export function NoteLine({ ticketId, note }: NoteLineProps) {
  const { t } = useLingui()
  const renderNumber = useOrderLinks()
  const { _id: userId } = useUser()
  const isMine = note.authorId === userId
  const key = draftKey(userId, noteChangeDraft(ticketId, note._id))
  // A row that was out of sight comes back as it was left.
  const [isChanging, setChanging] = useState(() => isMine && readKept(key) !== undefined)
  const menu = useRef<HTMLSpanElement>(null)
  function onDone() {
    setChanging(false)
    menu.current?.querySelector('button')?.focus()
  }
  return (
    <MessageBubble
      author="note"
      id={note._id}
      authorName={isMine ? t`You` : note.authorName}
      time={new Date(note.createdAt)}
      text={note.text}
      renderNumber={renderNumber}
      mentions={note.mentions?.map(({ name }) => name)}
      changed={note.changedAt !== undefined}
      menu={
        <span ref={menu}>
          <NoteMenu ticketId={ticketId} note={note} isMine={isMine} onChange={() => setChanging(true)} />
        </span>
      }
      editor={
        isChanging && (
          <LazyBoundary>
            <NoteEditor
              ticketId={ticketId}
              note={note}
              draftKey={key}
              onDone={onDone}
              onReopen={() => setChanging(true)}
            />
          </LazyBoundary>
        )
      }
    >
      {note.attachments && note.attachments.length > 0 && (
        <MessageAttachments ticketId={ticketId} attachments={note.attachments} />
      )}
    </MessageBubble>
  )
}

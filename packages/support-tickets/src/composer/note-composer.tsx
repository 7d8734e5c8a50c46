import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Ticket, ticketMutations } from '@replybay/api-client'
import { LazyBoundary, useCan, useUser } from '@replybay/feature-kit'
import { useDraft } from '@replybay/sync'
import {
  Button,
  ComposerFoot,
  ComposerFrame,
  FieldMarks,
  GrowingTextarea,
  surplusOf,
  useFromBreakpoint,
  useToasts,
} from '@replybay/ui-kit'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react'
import { AttachButton } from '../attachments/attach-button.tsx'
import { LateComposerFiles } from '../attachments/late-composer-files.ts'
import { useAttachments } from '../attachments/use-attachments.ts'
import { useDroppedFiles } from '@replybay/feature-kit'
import { wordError } from '../errors.ts'
import { MentionList } from '../mentions/mention-list.tsx'
import { type Mention, mentionPlaces, namedIn } from '../mentions/mention-word.ts'
import { useMentionList } from '../mentions/use-mention-list.ts'
import { typed } from '../presence/presence-store.ts'
import { isNoteAwaited, useComposerFocus } from '../model/composer-focus.ts'
import { customerName } from '../model/customer-name.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { channelLimit } from '../model/channel-limit.ts'
import styles from './composer.module.css'
import { noteKeyOf } from '../model/note-key-of.ts'
import { useNoteUndo } from '../notes/use-note-undo.ts'
import { DraftMark } from '../drafts/draft-mark.tsx'

const LIMIT = channelLimit('note')

const none: readonly Mention[] = []

interface NoteComposerProps {
  ticket: Ticket
  tabs?: ReactNode
  /** Leads back to the answer, among the tools of a phone. */
  toggle?: ReactNode
  /** Where it is written. */
  editor: RefObject<HTMLTextAreaElement | null>
  /** Whether somebody has just chosen to write it. */
  takesFocus: boolean
}

/** Where a note to colleagues is written. The text stays until the server has it. */
export function NoteComposer({ ticket, tabs, toggle, editor, takesFocus }: NoteComposerProps) {
  const ticketId = ticket._id
  // Before the draft: what was typed meanwhile is read with it.
  useComposerFocus(ticketId, editor, true)
  const { t, i18n } = useLingui()
  const key = noteKeyOf(useUser()._id, ticketId)
  const { draft, isSaved, change, claimKey, settle } = useDraft(key)
  const takesFiles = useCan('attachments')
  const attachments = useAttachments({ ticketId, draftKey: key, draft, seen: null, change })
  const isDropping = useDroppedFiles(editor, takesFiles ? attachments.add : undefined)
  const statusId = useId()
  const toasts = useToasts()
  const returnTo = useReturnToTicket()
  const hasRoom = useFromBreakpoint('md')
  const tellAdded = useNoteUndo(ticket, draft)
  const note = useMutation({
    ...ticketMutations.note(ticketId),
    // Here and not at the call: it holds also when another ticket was chosen meanwhile.
    onSuccess: (_, sent) => {
      settle(sent)
      typed(ticketId, 'looking')
      tellAdded(sent)
    },
  })
  const { mentions = none } = draft
  const mentioning = useMentionList({
    ticket,
    area: editor,
    text: draft.text,
    mentions,
    onMention: (mention) => change({ mentions: [...mentions, mention] }),
  })
  const places = mentionPlaces(draft.text, mentions)
  const isEmpty = draft.text.trim() === '' && !draft.attachments?.length
  const canAdd = !isEmpty && !attachments.isIncomplete && surplusOf(draft.text, LIMIT) === 0
  function add() {
    if (!canAdd || note.isPending) return
    note.mutate({
      text: draft.text,
      mentions: namedIn(draft.text, mentions),
      attachments: draft.attachments?.map(({ _id }) => _id) ?? [],
      key: claimKey(),
    })
  }
  // What could not be brought to the server is tried again once there is a connection, or is said to who leaves it.
  const retry = useEffectEvent(() => {
    if (note.error instanceof ApiError && note.error.isTransient) add()
  })
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const tell = useEffectEvent(() => {
    if (!note.error || isEmpty) return
    toasts.show({
      title: t`Note not added yet: ${customerName(i18n, ticket.customer)}`,
      detail: t`Your text is saved.`,
      action: { label: t`Show`, onSelect: () => returnTo(ticketId) },
    })
  })
  useEffect(() => () => tell(), [])
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!takesFiles || files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }

  return (
    <ComposerFrame
      tone="note"
      takesDrop={isDropping}
      list={mentioning.list && <MentionList {...mentioning.list} />}
      tabs={tabs}
      meta={<Trans>Only visible to your team</Trans>}
      editor={
        <div className={styles['editor']}>
          {places.length > 0 && <FieldMarks area={editor} text={draft.text} fields={places} tone="mention" />}
          <GrowingTextarea
            bare
            ref={editor}
            // What is typed until then is put here with the focus, not after it: a key between the two would be its end.
            autoFocus={takesFocus && !isNoteAwaited(ticketId)}
            aria-label={t`Your note`}
            aria-describedby={statusId}
            placeholder={t`Write a note for your team`}
            minRows={hasRoom ? 2 : 1}
            maxRows={hasRoom ? 10 : 5}
            value={draft.text}
            {...mentioning.props}
            onChange={({ currentTarget }) => {
              change({ text: currentTarget.value })
              typed(ticketId, 'noting')
            }}
            onKeyDown={(event) => {
              if (mentioning.takesKey(event)) return
              if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing)
                return
              event.preventDefault()
              add()
            }}
            onPaste={onPaste}
          />
        </div>
      }
      files={
        attachments.files.length > 0 && (
          <LazyBoundary>
            <LateComposerFiles {...attachments} />
          </LazyBoundary>
        )
      }
      foot={
        <ComposerFoot
          tools={
            <>
              {takesFiles && <AttachButton onFiles={attachments.add} />}
              {toggle}
            </>
          }
          status={
            <span id={statusId} className={styles['status']}>
              {note.error ? (
                <span role="alert" className={styles['problem']}>
                  <IconAlertCircle aria-hidden />
                  {wordError(i18n, 'addNote', note.error)} · {t`Your text is saved.`}
                </span>
              ) : (
                <DraftMark
                  isEmpty={isEmpty}
                  isSaved={isSaved}
                  text={draft.text}
                  limit={LIMIT}
                  isShort={!hasRoom}
                />
              )}
            </span>
          }
          actions={
            <Button
              size={hasRoom ? 'sm' : 'md'}
              variant="primary"
              shortcut="mod+enter"
              disabled={!canAdd}
              loading={note.isPending}
              onClick={add}
            >
              {note.error ? <Trans>Retry</Trans> : <Trans>Add note</Trans>}
            </Button>
          }
        />
      }
    />
  )
}

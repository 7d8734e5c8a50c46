import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { forgetText } from '@replybay/sync'
import { Button, FieldMarks, GrowingTextarea, surplusOf, useToasts } from '@replybay/ui-kit'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { wordError } from '../errors.ts'
import { MentionList } from '../mentions/mention-list.tsx'
import { mentionPlaces, namedIn } from '../mentions/mention-word.ts'
import { useMentionList } from '../mentions/use-mention-list.ts'
import { channelLimit } from '../model/channel-limit.ts'
import type { TicketNote } from '../model/ticket-note.ts'
import styles from './note-editor.module.css'
import { useNoteChange } from './use-note-change.ts'

const LIMIT = channelLimit('note')

interface NoteEditorProps {
  ticketId: string
  note: TicketNote
  /** Under which what is written is kept until the server has it. */
  draftKey: string
  onDone: () => void
  /** What was discarded is taken up again. */
  onReopen: () => void
}

/** Where who wrote a note changes it. What is written stays until the server has it. */
export function NoteEditor(props: NoteEditorProps) {
  const { data: ticket } = useQuery({ ...ticketQueries.detail(props.ticketId), enabled: false })
  return ticket && <Editor {...props} ticket={ticket} />
}

function Editor({ ticket, note, draftKey, onDone, onReopen }: NoteEditorProps & { ticket: Ticket }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const area = useRef<HTMLTextAreaElement>(null)
  const statusId = useId()
  const { text, mentions, change, keepAgain } = useNoteChange(note, draftKey)
  const saving = useMutation({
    ...ticketMutations.changeNote(ticket._id, note._id),
    onSuccess: () => {
      forgetText(draftKey)
      onDone()
    },
  })
  const mentioning = useMentionList({
    ticket,
    area,
    text,
    mentions,
    onMention: (mention) => change({ mentions: [...mentions, mention] }),
  })
  const places = mentionPlaces(text, mentions)
  const isEmpty = text.trim() === '' && !note.attachments?.length
  const canSave = !isEmpty && surplusOf(text, LIMIT) === 0
  function save() {
    if (!canSave || saving.isPending) return
    if (text === note.text) discard()
    else saving.mutate({ text, mentions: namedIn(text, mentions) })
  }
  function discard() {
    forgetText(draftKey)
    onDone()
    if (text !== note.text) toasts.show({ title: t`Note changes discarded`, undo: takeUpAgain })
  }
  function takeUpAgain() {
    keepAgain()
    onReopen()
  }
  // What could not be brought to the server is tried again once there is a connection.
  const retry = useEffectEvent(() => {
    if (saving.error instanceof ApiError && saving.error.isTransient) save()
  })
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    const { value = '' } = area.current ?? {}
    area.current?.setSelectionRange(value.length, value.length)
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (mentioning.takesKey(event) || event.nativeEvent.isComposing) return
    const isSave = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isSave) save()
    else discard()
  }

  return (
    <div className={styles['place']}>
      {mentioning.list && <MentionList {...mentioning.list} />}
      <div className={styles['editor']}>
        {places.length > 0 && <FieldMarks area={area} text={text} fields={places} tone="mention" />}
        <GrowingTextarea
          bare
          ref={area}
          autoFocus
          aria-label={t`Edit note`}
          aria-describedby={statusId}
          minRows={1}
          value={text}
          {...mentioning.props}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles['foot']}>
        <span id={statusId} className={styles['status']}>
          {saving.error && (
            <span role="alert" className={styles['problem']}>
              <IconAlertCircle aria-hidden />
              {wordError(i18n, 'updateNote', saving.error)} · {t`Your text is saved.`}
            </span>
          )}
        </span>
        <Button size="sm" variant="subtle" onClick={discard}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          size="sm"
          variant="primary"
          shortcut="mod+enter"
          disabled={!canSave}
          loading={saving.isPending}
          onClick={save}
        >
          {saving.error ? <Trans>Retry</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { EmailMessage, EmailThread } from '@replybay/api-client'
import { findOpenFields, LazyBoundary, lazyPart, openField, useDroppedFiles } from '@replybay/feature-kit'
import {
  Button,
  ComposerFile,
  ComposerFoot,
  ComposerFrame,
  IconButton,
  type RichTextCaret,
  type RichTextHandle,
  Skeleton,
  useFromBreakpoint,
  useShortcut,
} from '@replybay/ui-kit'
import { IconSend, IconSparkles, IconTrash, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameOf } from '../model/sender.ts'
import { AttachButton } from './attach-button.tsx'
import { answerCall } from './composer-calls.ts'
import styles from './email-composer.module.css'
import type { WritingMode } from './outbox-entry.ts'
import { ComposerModes, ModeMenu } from './composer-modes.tsx'
import { ComposerMenu } from './composer-menu.tsx'
import { OwnSignature } from './own-signature.tsx'
import { EarlierEmail } from './earlier-email.tsx'
import { OpenFieldsStrip } from './open-fields-strip.tsx'
import { PeopleButton } from './people-button.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { SavedReplies, type SavedRepliesHandle } from './saved-replies.tsx'
import { SavedRepliesButton } from './saved-replies-button.tsx'
import { useCompose } from './use-compose.ts'
import { useDraftStatus } from './use-draft-status.ts'

const RichEditor = lazyPart(async () => (await import('./rich-editor.ts')).RichEditor)
const EmailSuggestion = lazyPart(async () => (await import('./email-suggestion.tsx')).EmailSuggestion)

export interface EmailComposerProps {
  threadKey: string
  /** The email that is answered; nothing for a new one. */
  message: EmailMessage | undefined
  /** It is not the one that would be answered otherwise. @default false */
  isEarlier?: boolean | undefined
  /** What that belongs to. */
  thread?: EmailThread | undefined
  /** What is begun, where nothing is kept. */
  begun: WritingMode
  /** What is wanted, whatever is kept. */
  asked?: WritingMode | undefined
  /** Whether the focus comes with it. */
  takesFocus: boolean
  /** It was sent, or given up. */
  onDone?: (() => void) | undefined
}

/** Where an email is written. */
export function EmailComposer(props: EmailComposerProps) {
  const { threadKey, message, isEarlier = false, thread, begun, asked, takesFocus, onDone } = props
  const { t } = useLingui()
  const editor = useRef<RichTextHandle>(null)
  const place = useRef<HTMLDivElement>(null)
  const replies = useRef<SavedRepliesHandle>(null)
  const [caret, setCaret] = useState<RichTextCaret>()
  const hasRoom = useFromBreakpoint('md')
  const compose = useCompose({ threadKey, message, begun, asked })
  const { mode, text, recipients, files, passedOn } = compose
  const isNew = mode === 'new'
  const [hasFields, setFields] = useState(isNew || mode === 'forward')
  /** On a phone, where it is one line until then. */
  const [isWriting, setWriting] = useState(takesFocus)
  const isAtRest = !hasRoom && !isNew && !isWriting
  const isFilling = !hasRoom && (isNew || isWriting)
  const [isSuggesting, setSuggesting] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const status = useDraftStatus(compose)
  const open = findOpenFields(text)
  const canSuggest = thread !== undefined && message !== undefined && mode !== 'forward'
  const isOver = useDroppedFiles(place, files.add)
  const name = nameOf(message?.from)
  const begin = useEffectEvent(() => {
    answerCall(threadKey)
    if (!takesFocus) return
    // Who writes to nobody yet says first to whom.
    const first = place.current?.querySelector<HTMLElement>('input')
    if (recipients.to.length === 0 && first) first.focus()
    else editor.current?.focus()
  })
  useEffect(() => begin(), [])
  function send({ asItIs = false } = {}) {
    if (!compose.canSend) return setFields(recipients.to.length === 0 || hasFields)
    const [first] = open
    setRefused(first !== undefined)
    if (first && !asItIs) return editor.current?.select(openField(first.word))
    compose.send()
    setWriting(false)
    onDone?.()
  }
  function choose(next: WritingMode) {
    compose.setMode(next)
    setWriting(true)
    setFields(next === 'forward' || hasFields)
    if (next !== 'forward') editor.current?.focus()
  }
  function insert(suggested: string, { replaces }: { replaces: boolean }) {
    editor.current?.insert(suggested, { replaces })
    setSuggesting(false)
  }
  function beginSlash() {
    editor.current?.insert(/\S$/.test(caret?.before ?? text) ? ' /' : '/')
  }
  const isHere = () => place.current?.contains(document.activeElement) === true
  useShortcut({
    id: 'send-email',
    keys: 'mod+enter',
    label: t`Send`,
    group: t`Email`,
    run: () => isHere() && send(),
  })
  const sendButton = (
    <Button
      variant="primary"
      leftIcon={<IconSend aria-hidden />}
      shortcut="mod+enter"
      disabled={!compose.canSend}
      onClick={() => send()}
    >
      {t`Send`}
    </Button>
  )
  const close = (
    <IconButton
      size={isNew ? 'sm' : 'lg'}
      label={t`Close`}
      icon={<IconX aria-hidden />}
      onClick={() => (isNew ? onDone?.() : setWriting(false))}
    />
  )
  const people = (
    <PeopleButton
      message={message}
      recipients={recipients.to}
      isOpen={hasFields}
      onToggle={() => setFields(!hasFields)}
    />
  )
  return (
    <ComposerFrame
      ref={place}
      takesDrop={isOver}
      isFilling={isFilling}
      rest={
        isAtRest
          ? {
              before: <ModeMenu mode={mode} onChoose={choose} />,
              inside: (
                <AttachButton
                  onFiles={(added) => {
                    files.add(added)
                    setWriting(true)
                  }}
                />
              ),
              after: (
                <IconButton
                  size="lg"
                  label={t`Send`}
                  icon={<IconSend aria-hidden />}
                  disabled={!compose.canSend}
                  onClick={() => send()}
                />
              ),
            }
          : undefined
      }
      tabs={
        isNew ? (
          <h2 className={styles['title']}>{t`New email`}</h2>
        ) : isFilling ? (
          <>
            {close}
            <ModeMenu mode={mode} onChoose={choose} />
          </>
        ) : (
          <ComposerModes mode={mode} onChoose={choose} />
        )
      }
      meta={isFilling ? sendButton : isNew ? close : people}
      strip={
        <>
          {isRefused && open.length > 0 && (
            <OpenFieldsStrip fields={open} onSend={() => send({ asItIs: true })} />
          )}
          {isFilling && !isNew && people}
          {hasFields && <RecipientFields compose={compose} />}
          {isSuggesting && canSuggest && (
            <LazyBoundary>
              <EmailSuggestion
                key={message._id}
                thread={thread}
                emailId={message._id}
                hasDraft={text.trim() !== ''}
                onInsert={insert}
                onDismiss={() => {
                  setSuggesting(false)
                  editor.current?.focus()
                }}
              />
            </LazyBoundary>
          )}
          {isEarlier && message && <EarlierEmail message={message} threadKey={threadKey} />}
          {mode === 'forward' && message && (
            <p className={styles['forwarded']}>{t`The email from ${name} is included below your text.`}</p>
          )}
        </>
      }
      editor={
        <>
          <LazyBoundary pending={<Skeleton width="40%" />}>
            <RichEditor
              ref={editor}
              label={isNew ? t`Your email` : t`Your reply`}
              placeholder={isNew ? t`Write your email` : t`Write your reply`}
              minRows={isNew ? 8 : isAtRest ? 1 : 2}
              key={compose.turn}
              begun={compose.html}
              takesFocus={takesFocus && recipients.to.length > 0}
              onChange={compose.write}
              onFiles={files.add}
              onCaret={(next) => {
                setCaret(next)
                if (next) setWriting(true)
              }}
              takesKey={(event) => replies.current?.takesKey(event) ?? false}
            />
          </LazyBoundary>
          <SavedReplies
            ref={replies}
            editor={editor}
            caret={caret}
            customer={{ name: message && name, address: recipients.to[0] }}
            subject={compose.subject}
          />
          {!isAtRest && <OwnSignature />}
        </>
      }
      files={
        (files.shown.length > 0 || passedOn.length > 0) && (
          <>
            {passedOn.map(({ filename }, index) => (
              // Two files of an email can have one name; their order never changes.
              <li key={index} className={styles['passedOn']}>
                {filename}
              </li>
            ))}
            {files.shown.map((file) => (
              <ComposerFile key={file.id} file={file} onRemove={() => files.remove(file.id)} />
            ))}
          </>
        )
      }
      foot={
        <ComposerFoot
          tools={
            <>
              <AttachButton onFiles={files.add} />
              <SavedRepliesButton onBegin={beginSlash} />
              {canSuggest && (
                <IconButton
                  size="sm"
                  label={t`Suggest a reply`}
                  aria-pressed={isSuggesting}
                  icon={<IconSparkles aria-hidden />}
                  onClick={() => setSuggesting(!isSuggesting)}
                />
              )}
              {!compose.isEmpty && (
                <IconButton
                  size="sm"
                  label={t`Discard draft`}
                  icon={<IconTrash aria-hidden />}
                  onClick={() => {
                    compose.discard()
                    onDone?.()
                  }}
                />
              )}
              <ComposerMenu />
            </>
          }
          status={status}
          actions={!isFilling && sendButton}
        />
      }
    />
  )
}

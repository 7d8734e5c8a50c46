import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useCan, useLatest, useUser } from '@replybay/feature-kit'
import { draftKey, useDraft } from '@replybay/sync'
import {
  CaretMenu,
  channelLabel,
  ComposerFrame,
  FieldMarks,
  GrowingTextarea,
  IconButton,
  surplusOf,
  useFromBreakpoint,
  useShortcut,
} from '@replybay/ui-kit'
import { IconSend } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { LateComposerFiles } from '../attachments/late-composer-files.ts'
import { useAttachments } from '../attachments/use-attachments.ts'
import { useDroppedFiles } from '@replybay/feature-kit'
import { missingVariables } from '../canned-answers/fill-variables.ts'
import { useCannedMenu } from '../canned-answers/use-canned-menu.ts'
import { newestMessageId, saidSince } from '../outbox/conflict.ts'
import { useAnswerSettings } from './answer-settings.ts'
import { channelLimit } from '../model/channel-limit.ts'
import { useComposerFocus } from '../model/composer-focus.ts'
import styles from './composer.module.css'
import { insertText } from '../model/insert-text.ts'
import { typed } from '../presence/presence-store.ts'
import { PhoneTools } from './phone-tools.tsx'
import { PlusMenu } from './plus-menu.tsx'
import { ReplyFoot } from './reply-foot.tsx'
import { ReplyStrips } from './reply-strips.tsx'
import { ReplyTools } from './reply-tools.tsx'
import { ReplyWindow, useTakesAnswers } from './reply-window.tsx'
import { SuggestionCount } from './suggestion-count.tsx'
import { type Suggesting, useOfferedSuggestion } from './use-offered-suggestion.ts'
import { useSendAnswer } from './use-send-answer.ts'
import { useTouched } from './use-touched.ts'
import { claimedBy } from '../claiming/claimed-by.ts'
import { useClaimOnReply } from '../claiming/use-claim-on-reply.ts'
import { useOpenFields } from '../suggestion/use-open-fields.ts'

interface ReplyComposerProps {
  ticket: Ticket
  tabs?: ReactNode
  /** Leads to a note, among the tools of a phone. */
  toggle?: ReactNode
  onDone: () => void
}

/** Where an answer to the customer is written. The text is a draft until it is sent, and the outbox's from then on. */
export function ReplyComposer({ ticket, tabs, toggle, onDone }: ReplyComposerProps) {
  const { t } = useLingui()
  const user = useUser()
  const statusId = useId()
  const editor = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isTouched = useTouched(place)
  useComposerFocus(ticket._id, editor)
  const seen = newestMessageId(ticket)
  const key = draftKey(user._id, ticket._id)
  const { draft, isSaved, change, oweClaim } = useDraft(key, seen)
  const { enterSends } = useAnswerSettings(user._id).settings
  const sendKeys = enterSends ? 'enter' : 'mod+enter'
  const takesAnswers = useTakesAnswers(ticket)
  const sendAnswer = useSendAnswer(ticket, { onDone })
  const { claim, isOwed: isClaimOwed } = useClaimOnReply(ticket, oweClaim)
  const attachments = useAttachments({ ticketId: ticket._id, draftKey: key, draft, seen, change })
  const takesFiles = useCan('attachments')
  const isDropping = useDroppedFiles(editor, takesFiles ? attachments.add : undefined)
  const canned = useCannedMenu(ticket, editor, draft.text, ({ tags = [], afterwards }) => {
    if (tags.length === 0 && !afterwards) return
    change({
      tags: [...new Set([...(draft.tags ?? []), ...tags])],
      afterwards: afterwards ?? draft.afterwards,
    })
  })
  const open = useOpenFields(editor, draft.text)
  const [suggesting, setSuggesting] = useState<Suggesting>()
  const hasRoom = useFromBreakpoint('md')
  const { suggestion, isShown, isAwaited, isMissed, isOffered } = useOfferedSuggestion(ticket, suggesting)
  /** The answer that waits for a decision. */
  const [asking, setAsking] = useState<{ closes: boolean }>()
  const hasText = draft.text.trim() !== ''
  const isEmpty = !hasText && !draft.attachments?.length
  const limit = channelLimit(ticket.channel)
  const isFitting = surplusOf(draft.text, limit) === 0
  const canSend = !isEmpty && !attachments.isIncomplete && isFitting && takesAnswers
  const channel = t(channelLabel(ticket.channel))

  /** Whether the ticket was to be closed with the answer that was sent last, or was to be. */
  const closesLast = useRef(false)
  function send(closes: boolean, { asItIs = false } = {}) {
    closesLast.current = closes
    if (!canSend) return
    const [missing] = missingVariables(draft.text)
    if (missing) return open.select(missing)
    if (!asItIs && open.refuses()) return
    const since = saidSince(ticket, draft.seen, user._id)
    const isStale = since.length > 0
    if ((isStale || claimedBy(ticket, user._id)) && !asking) return setAsking({ closes })
    setAsking(undefined)
    setSuggesting('over')
    typed(ticket._id, 'looking')
    sendAnswer(
      { ...draft, ...(isStale && { seen }) },
      { isClosing: closes, claims: isClaimOwed() || draft.owesClaim === true },
    )
  }
  function write(text: string) {
    setAsking(undefined)
    if (isMissed) setSuggesting(undefined)
    change({ text })
    claim()
    typed(ticket._id, 'replying')
  }
  const readText = useCallback(() => editor.current?.value ?? '', [])
  const insert = useCallback((text: string) => {
    if (editor.current) insertText(editor.current, text)
  }, [])
  const addFiles = useLatest(attachments.add)
  const sendLatest = useLatest((closes: boolean) => send(closes))
  const setSuggestionShown = useCallback(
    (isWanted: boolean) => setSuggesting(isWanted ? 'shown' : 'over'),
    [],
  )
  const beginSlash = useLatest(() => {
    const { value = '', selectionEnd = 0 } = editor.current ?? {}
    if (/\S$/.test(value.slice(0, selectionEnd))) insert(' ')
    insert('/')
  })
  // Another field that has the keyboard has nothing to do with the answer.
  const isElsewhere = () =>
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
    document.activeElement !== editor.current && document.activeElement?.matches('input, textarea, select')
  const press = (closes: boolean) => () => {
    if (!isElsewhere()) send(closes)
  }
  useShortcut({ id: 'ticket-send', keys: 'mod+enter', label: t`Send`, group: t`Tickets`, run: press(false) })
  useShortcut({
    id: 'ticket-send-close',
    keys: 'mod+shift+enter',
    label: t`Send & close`,
    group: t`Tickets`,
    run: press(true),
  })
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // What an input method composes is confirmed by Enter.
    if (event.nativeEvent.isComposing || canned.takesKey(event) || open.takesKey(event)) return
    if (event.key !== 'Enter') return
    if (!enterSends || event.shiftKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    send(false)
  }
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!takesFiles || files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }

  const isAtRest =
    !hasRoom && !isTouched && !asking && !open.isRefused && takesAnswers && attachments.files.length === 0
  const showSuggestion = () => {
    setSuggesting('shown')
    editor.current?.focus()
  }
  const plus = (
    <PlusMenu
      ticketId={ticket._id}
      hasText={hasText}
      readText={readText}
      onFiles={attachments.add}
      onSuggest={isOffered && !isShown ? showSuggestion : undefined}
      onSendAndClose={canSend ? () => send(true) : undefined}
    />
  )
  const rest = {
    before: plus,
    inside: isShown && suggestion.data && <SuggestionCount count={1} onShow={showSuggestion} />,
    after: (
      <IconButton
        size="lg"
        label={t`Send`}
        icon={<IconSend aria-hidden />}
        disabled={!canSend}
        onClick={() => send(false)}
      />
    ),
  }
  return (
    <ComposerFrame
      ref={place}
      tabs={tabs}
      meta={hasRoom && <ReplyWindow ticket={ticket} />}
      rest={isAtRest ? rest : undefined}
      takesDrop={isDropping}
      strip={
        <ReplyStrips
          ticket={ticket}
          draft={draft}
          editor={editor}
          open={open}
          isSuggesting={isShown}
          isAwaited={isAwaited}
          suggestion={suggestion}
          onSuggested={() => setSuggesting('over')}
          onActions={change}
          sendKeys={sendKeys}
          onSend={asking && (() => send(asking.closes))}
          onDone={onDone}
          onSendAsItIs={() => send(closesLast.current, { asItIs: true })}
          onLook={() => {
            setAsking(undefined)
            change({ seen })
            editor.current?.focus()
          }}
        />
      }
      editor={
        <div className={styles['editor']}>
          {open.fields.length > 0 && <FieldMarks area={editor} text={draft.text} fields={open.fields} />}
          <GrowingTextarea
            bare
            ref={editor}
            aria-label={t`Your reply`}
            aria-describedby={isAtRest ? undefined : statusId}
            placeholder={t`Reply via ${channel}`}
            minRows={hasRoom ? 2 : 1}
            maxRows={hasRoom ? 10 : isAtRest ? 1 : 5}
            value={draft.text}
            {...canned.props}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {canned.menu && <CaretMenu label={t`Saved replies`} area={editor} {...canned.menu} />}
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
        <ReplyFoot
          ticket={ticket}
          statusId={statusId}
          tools={
            hasRoom ? (
              <ReplyTools
                ticket={ticket}
                hasText={hasText}
                readText={readText}
                onFiles={addFiles}
                onText={insert}
                onSlash={beginSlash}
                isSuggesting={isShown}
                onSuggest={isOffered ? setSuggestionShown : undefined}
              />
            ) : (
              <PhoneTools plus={plus} toggle={toggle} onText={insert} onSlash={beginSlash} />
            )
          }
          text={draft.text}
          isEmpty={isEmpty}
          isSaved={isSaved}
          hasNoSuggestion={isMissed}
          canSend={canSend}
          sendKeys={sendKeys}
          isHeldBack={asking !== undefined}
          onSend={sendLatest}
        />
      }
    />
  )
}

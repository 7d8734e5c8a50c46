import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useUser } from '@replybay/feature-kit'
import { SuggestionPlace, useFromBreakpoint, useToasts } from '@replybay/ui-kit'
import { type RefObject, useState } from 'react'
import type { Draft } from '@replybay/sync'
import { claimedBy } from '../claiming/claimed-by.ts'
import { MissingStrip } from '../canned-answers/missing-strip.tsx'
import { hasConflict } from '../outbox/conflict.ts'
import { insertText } from '../model/insert-text.ts'
import { OpenFieldsStrip } from '../suggestion/open-fields-strip.tsx'
import type { useOpenFields } from '../suggestion/use-open-fields.ts'
import type { useSuggestion } from '../suggestion/use-suggestion.ts'
import { ClosedWindow } from './closed-window.tsx'
import { ConflictStrip } from './conflict-strip.tsx'
import { useTakesAnswers } from './reply-window.tsx'
import { onDemand } from '../on-demand/on-demand.ts'

const SuggestionPanel = onDemand(
  async () => (await import('../suggestion/suggestion-panel.tsx')).SuggestionPanel,
)

const PhoneSuggestion = onDemand(
  async () => (await import('../suggestion/phone-suggestion.tsx')).PhoneSuggestion,
)
const ClaimedStrip = onDemand(async () => (await import('./claimed-strip.tsx')).ClaimedStrip)
const ReplyActions = onDemand(async () => (await import('../canned-answers/reply-actions.tsx')).ReplyActions)

interface ReplyStripsProps {
  ticket: Ticket
  draft: Draft
  editor: RefObject<HTMLTextAreaElement | null>
  open: Pick<ReturnType<typeof useOpenFields>, 'fields' | 'isRefused' | 'select' | 'selectFirst'>
  /** Whether a suggestion is shown. */
  isSuggesting: boolean
  /** Whether there is one is not known yet. */
  isAwaited: boolean
  suggestion: ReturnType<typeof useSuggestion>
  /** The suggestion was taken or is not wanted. */
  onSuggested: () => void
  /** Some of what becomes of the ticket then is not wanted. */
  onActions: (actions: Pick<Draft, 'tags' | 'afterwards'>) => void
  /** The keys that send. */
  sendKeys: string
  /** Sends all the same, where somebody wanted to send. */
  onSend: (() => void) | undefined
  /** Sends what looks unfinished as it is. */
  onSendAsItIs: () => void
  /** What was said meanwhile was read, or the reply is not to be sent. */
  onLook: () => void
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** What is to be known before an answer is sent, one below the other. */
export function ReplyStrips(props: ReplyStripsProps) {
  const { ticket, draft, editor, open, isSuggesting, isAwaited, suggestion, onSuggested, onActions } = props
  // One that comes late takes the place that was kept for it.
  const [keepsPlace, setKeepsPlace] = useState(isAwaited)
  if (isAwaited && !keepsPlace) setKeepsPlace(true)
  const { sendKeys, onSend, onSendAsItIs, onLook, onDone } = props
  const { t } = useLingui()
  const userId = useUser()._id
  const takesAnswers = useTakesAnswers(ticket)
  const hasDraft = draft.text.trim() !== ''
  const isBegun = draft.text !== '' || Boolean(draft.attachments?.length)
  const meanwhile = isBegun ? hasConflict(ticket, draft.seen, userId) : undefined
  const claimer = claimedBy(ticket, userId)
  const toasts = useToasts()
  const hasRoom = useFromBreakpoint('md')
  function insert(text: string, { replaces }: { replaces: boolean }) {
    const area = editor.current
    if (!area) return
    const { value: before } = area
    if (replaces) area.setSelectionRange(before.length, before.length)
    const isFirst = replaces || before.slice(0, area.selectionEnd).trim() === ''
    insertText(area, isFirst ? text : `\n\n${text}`, replaces ? 0 : undefined)
    open.selectFirst()
    onSuggested()
    if (!replaces) return
    // Only while the composer is there: what was written on is kept by the browser's own undo.
    const undo = () => {
      if (!area.isConnected) return
      area.setSelectionRange(area.value.length, area.value.length)
      insertText(area, before, 0)
    }
    toasts.show({ title: t`Draft replaced`, undo })
  }
  return (
    <>
      {!takesAnswers && <ClosedWindow ticket={ticket} onDone={onDone} />}
      {meanwhile && (
        <ConflictStrip
          message={meanwhile}
          customer={ticket.customer}
          sendKeys={sendKeys}
          onSend={onSend}
          onLook={onLook}
        />
      )}
      {claimer && onSend && !meanwhile && (
        <LazyBoundary>
          <ClaimedStrip name={claimer} sendKeys={sendKeys} onSend={onSend} onKeep={onLook} />
        </LazyBoundary>
      )}
      <MissingStrip text={draft.text} onFillIn={open.select} />
      {(draft.tags?.length || draft.afterwards) && (
        <LazyBoundary>
          <ReplyActions {...draft} onChange={onActions} />
        </LazyBoundary>
      )}
      {open.isRefused && <OpenFieldsStrip fields={open.fields} onSend={onSendAsItIs} />}
      {isSuggesting && !hasRoom && (
        <LazyBoundary>
          <PhoneSuggestion
            ticket={ticket}
            suggestion={suggestion}
            hasDraft={hasDraft}
            editor={editor}
            onInsert={insert}
          />
        </LazyBoundary>
      )}
      {isAwaited && hasRoom && <SuggestionPlace />}
      {isSuggesting && hasRoom && (
        <LazyBoundary pending={keepsPlace && <SuggestionPlace />}>
          <SuggestionPanel
            keepsPlace={keepsPlace}
            ticket={ticket}
            suggestion={suggestion}
            hasDraft={hasDraft}
            onInsert={insert}
            onDismiss={onSuggested}
          />
        </LazyBoundary>
      )}
    </>
  )
}

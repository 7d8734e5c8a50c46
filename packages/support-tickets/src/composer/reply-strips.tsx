import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, useUser } from '@replybay/feature-kit'
import { Banner, channelLabel } from '@replybay/ui-kit'
import { lazy, type RefObject } from 'react'
import type { Draft } from '@replybay/sync'
import { MissingStrip } from '../canned-answers/missing-strip.tsx'
import { hasConflict } from '../outbox/conflict.ts'
import { insertText } from '../model/insert-text.ts'
import { ConflictStrip } from './conflict-strip.tsx'
import { useTakesAnswers } from './reply-window.tsx'

const SuggestionPanel = lazy(async () => ({
  default: (await import('../suggestion/suggestion-panel.tsx')).SuggestionPanel,
}))

interface ReplyStripsProps {
  ticket: Ticket
  draft: Draft
  editor: RefObject<HTMLTextAreaElement | null>
  isSuggesting: boolean
  /** The suggestion was taken or is not wanted. */
  onSuggested: () => void
  /** Sends all the same, where somebody wanted to send. */
  onSend: (() => void) | undefined
  /** What was said meanwhile was read. */
  onLook: () => void
}

/** What is to be known before an answer is sent, one below the other. */
export function ReplyStrips(props: ReplyStripsProps) {
  const { ticket, draft, editor, isSuggesting, onSuggested, onSend, onLook } = props
  const { t } = useLingui()
  const userId = useUser()._id
  const takesAnswers = useTakesAnswers(ticket)
  const channel = t(channelLabel(ticket.channel))
  const isBegun = draft.text !== '' || Boolean(draft.attachments?.length)
  const meanwhile = isBegun ? hasConflict(ticket, draft.seen, userId) : undefined
  function insert(text: string) {
    const area = editor.current
    if (!area) return
    const isFirst = area.value.slice(0, area.selectionEnd).trim() === ''
    insertText(area, isFirst ? text : `\n\n${text}`)
    onSuggested()
  }
  return (
    <>
      {!takesAnswers && (
        <Banner tone="warning">
          <Trans>{channel} takes no more answers until the customer writes again.</Trans>
        </Banner>
      )}
      {meanwhile && (
        <ConflictStrip message={meanwhile} customer={ticket.customer} onSend={onSend} onLook={onLook} />
      )}
      <MissingStrip
        text={draft.text}
        onSend={meanwhile ? undefined : onSend}
        onFillIn={(from, to) => {
          editor.current?.focus()
          editor.current?.setSelectionRange(from, to)
        }}
      />
      {isSuggesting && (
        <LazyBoundary>
          <SuggestionPanel ticketId={ticket._id} onInsert={insert} onDismiss={onSuggested} />
        </LazyBoundary>
      )}
    </>
  )
}

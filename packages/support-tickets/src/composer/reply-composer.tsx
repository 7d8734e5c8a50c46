import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { draftKey, useUser } from '@replybay/feature-kit'
import {
  Banner,
  Button,
  channelLabel,
  ComposerFoot,
  ComposerFrame,
  GrowingTextarea,
  useShortcut,
} from '@replybay/ui-kit'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { newestMessageId, saidMeanwhile } from '../outbox/meanwhile.ts'
import { useAnswerSettings } from './answer-settings.ts'
import { channelLimit } from './channel-limit.ts'
import { DraftMark } from './draft-mark.tsx'
import { MeanwhileStrip } from './meanwhile-strip.tsx'
import { ReplyWindow, useTakesAnswers } from './reply-window.tsx'
import { useDraft } from './use-draft.ts'
import { useSendAnswer } from './use-send-answer.ts'

interface ReplyComposerProps {
  ticket: Ticket
  tabs: ReactNode
  onDone: () => void
}

/** Where an answer to the customer is written. The text is a draft until it is sent, and the outbox's from then on. */
export function ReplyComposer({ ticket, tabs, onDone }: ReplyComposerProps) {
  const { t } = useLingui()
  const userId = useUser()._id
  const statusId = useId()
  const editor = useRef<HTMLTextAreaElement>(null)
  const newest = newestMessageId(ticket)
  const { draft, isSaved, change } = useDraft(draftKey(userId, ticket._id), newest)
  const { enterSends } = useAnswerSettings(userId).settings
  const takesAnswers = useTakesAnswers(ticket)
  const sendAnswer = useSendAnswer(ticket, onDone)
  /** The answer that waits for a decision, where something was said meanwhile. */
  const [asking, setAsking] = useState<{ closes: boolean }>()
  const isEmpty = draft.text === ''
  const meanwhile = isEmpty ? undefined : saidMeanwhile(ticket, draft.seen, userId)
  const limit = channelLimit(ticket.channel)
  const canSend = draft.text.trim() !== '' && draft.text.length <= limit && takesAnswers
  const channel = t(channelLabel(ticket.channel))
  useShortcut({
    id: 'ticket-reply',
    keys: 'r',
    label: t`Write an answer`,
    group: t`Tickets`,
    run: () => editor.current?.focus(),
  })

  function send(closes: boolean) {
    if (!canSend) return
    if (meanwhile && !asking) return setAsking({ closes })
    setAsking(undefined)
    sendAnswer({ ...draft, ...(meanwhile && { seen: newest }) }, closes)
  }
  function onKeyDown(event: KeyboardEvent) {
    // What an input method composes is confirmed by Enter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isModified = event.metaKey || event.ctrlKey
    if (!isModified && (event.shiftKey || !enterSends)) return
    event.preventDefault()
    send(isModified && event.shiftKey)
  }

  return (
    <ComposerFrame
      tabs={tabs}
      meta={<ReplyWindow ticket={ticket} />}
      strip={
        <>
          {!takesAnswers && (
            <Banner tone="warning">
              <Trans>{channel} takes no more answers until the customer writes again.</Trans>
            </Banner>
          )}
          {meanwhile && (
            <MeanwhileStrip
              message={meanwhile}
              customer={ticket.customer}
              onSend={asking && (() => send(asking.closes))}
              onLook={() => {
                setAsking(undefined)
                change({ seen: newest })
                editor.current?.focus()
              }}
            />
          )}
        </>
      }
      editor={
        <GrowingTextarea
          bare
          ref={editor}
          aria-label={t`Your answer`}
          aria-describedby={statusId}
          placeholder={t`Reply on ${channel}`}
          minRows={2}
          maxRows={10}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={onKeyDown}
        />
      }
      foot={
        <ComposerFoot
          status={
            <span id={statusId}>
              <DraftMark isEmpty={isEmpty} isSaved={isSaved} length={draft.text.length} limit={limit} />
            </span>
          }
          actions={
            <>
              <Button size="sm" shortcut="mod+shift+enter" disabled={!canSend} onClick={() => send(true)}>
                <Trans>Send & close</Trans>
              </Button>
              <Button
                size="sm"
                variant="primary"
                shortcut={enterSends ? 'enter' : 'mod+enter'}
                disabled={!canSend}
                onClick={() => send(false)}
              >
                <Trans>Send</Trans>
              </Button>
            </>
          }
        />
      }
    />
  )
}

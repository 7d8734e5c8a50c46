import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, type Ticket } from '@replybay/api-client'
import { personName, useUser } from '@replybay/feature-kit'
import { CopyButton, type MessageBubbleProps, MessageBubble, useIsOnline, useToasts } from '@replybay/ui-kit'
import { useEffect, useState } from 'react'
import { errors, wordError } from '../errors.ts'
import { MessageAttachments } from '../attachments/message-attachments.tsx'
import { useLockedWords } from '../locked/use-locked-words.ts'
import { focusComposer } from '../model/composer-focus.ts'
import { LostAnswer } from './lost-answer.tsx'
import { newestMessageId, hasConflict } from './conflict.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'
import { replyToasts } from './reply-toasts.ts'
import { takeBack } from './take-back.ts'
import { useSpeaker } from './use-speaker.ts'
import { useTicketOutbox } from './use-ticket-outbox.ts'

interface OutboxLineProps {
  entry: OutboxEntry
  ticket: Ticket
}

/** One answer that is not on the server yet: where it stands, and what can be done about it. */
export function OutboxLine({ entry, ticket }: OutboxLineProps) {
  return entry.state === 'gone' ? (
    <LostAnswer entry={entry} />
  ) : (
    <PendingAnswer entry={entry} ticket={ticket} />
  )
}

function PendingAnswer({ entry, ticket }: OutboxLineProps) {
  const { t } = useLingui()
  const user = useUser()
  return (
    <MessageBubble
      author="support"
      authorName={t`You`}
      avatarName={personName(user)}
      own
      time={new Date(entry.queuedAt)}
      text={entry.text}
      {...useStanding(entry, ticket)}
    >
      {isForbidden(entry) && <CopyButton text={entry.text}>{t`Copy text`}</CopyButton>}
      {entry.attachments.length > 0 && (
        <MessageAttachments ticketId={ticket._id} attachments={entry.attachments} />
      )}
    </MessageBubble>
  )
}

function useStanding(
  entry: OutboxEntry,
  ticket: Ticket,
): Pick<MessageBubbleProps, 'state' | 'problem' | 'actions'> {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  const canUndo = useIsBefore(entry.dueAt)
  const meanwhile = hasConflict(ticket, entry.seen, userId)
  const name = useSpeaker(meanwhile, ticket.customer)
  const locked = useLockedWords()
  const isOnline = useIsOnline()
  const [first] = useTicketOutbox(ticket)
  /** One before it in this ticket waits for a decision, and replies keep their order. */
  const isBehind = first !== undefined && first.key !== entry.key && first.state !== 'waiting'

  async function edit(seen?: string | null) {
    const isBack = await takeBack(userId, entry, seen)
    const toast = replyToasts.get(entry.key)
    if (toast !== undefined) toasts.dismiss(toast)
    if (isBack) focusComposer(entry.ticketId)
    else toasts.show({ title: t`The reply was already sent` })
  }
  const again = (change: Partial<OutboxEntry>) => () => {
    const current = replies.find(userId, entry.key)
    if (current) {
      replies.keep(userId, { ...current, state: 'waiting', failures: 0, dueAt: Date.now(), ...change })
    }
  }
  const retry = { label: t`Retry`, onSelect: again({}) }
  const change = { label: t`Edit`, onSelect: () => void edit() }

  switch (entry.state) {
    case 'asking': {
      const text = meanwhile?.text.slice(0, 120)
      const newest = newestMessageId(ticket)
      return {
        state: 'failed',
        problem: meanwhile ? (
          <Trans>
            New message from <bdi>{name}</bdi>: <bdi>{text}</bdi>
          </Trans>
        ) : (
          t`There’s a new message in this ticket`
        ),
        actions: [
          { label: t`Send anyway`, onSelect: again({ seen: undefined }) },
          { label: t`Read it first`, onSelect: () => void edit(newest) },
        ],
      }
    }
    case 'refused': {
      const { title, detail } = locked
      const reason = wordError(i18n, 'answerTicket', refusalOf(entry))
      const isSentence = reason !== i18n._(errors.answerTicket.default)
      return {
        state: 'failed',
        problem: isForbidden(entry)
          ? t`Not sent: ${title}. ${detail}`
          : isSentence
            ? t`Not sent: ${reason}`
            : t`Not sent: ${reason}. Your text is saved. Retry, or edit it first.`,
        actions: [retry, change],
      }
    }
    default:
      if (entry.failures > 0) {
        return { state: 'failed', problem: t`Not sent yet. We’ll keep trying.`, actions: [retry, change] }
      }
      if (isBehind) {
        return { state: 'failed', problem: t`Not sent yet. The reply above comes first.`, actions: [change] }
      }
      if (!isOnline && !canUndo) {
        return {
          state: 'failed',
          problem: t`Not sent yet. It’ll be sent once you’re back online.`,
          actions: [change],
        }
      }
      return {
        state: 'sending',
        actions: canUndo ? [{ label: t`Undo`, onSelect: () => void edit() }] : [],
      }
  }
}

/** The refusal as it was thrown; undefined where an earlier version kept the entry without one. */
function refusalOf({ refusal }: OutboxEntry): ApiError | undefined {
  if (!refusal) return undefined
  const { status, code = '' } = refusal
  return new ApiError('answerTicket', { kind: 'status', status, problem: { code, message: '' } })
}

/** Whether it was refused because tickets are closed to its writer. */
function isForbidden(entry: OutboxEntry): boolean {
  return entry.state === 'refused' && refusalOf(entry)?.isForbidden === true
}

/** Whether a moment, in ms since 1970, is still to come. */
function useIsBefore(moment: number): boolean {
  const [isOver, setOver] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return isOver !== moment
}

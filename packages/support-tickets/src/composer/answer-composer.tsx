import { Trans, useLingui } from '@lingui/react/macro'
import { type Ticket, ticketMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, channelLabel, ChannelIcon, ComposerFrame, GrowingTextarea } from '@replybay/ui-kit'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { wordError } from '../errors.ts'
import styles from './answer-composer.module.css'
import { useDraft } from './use-draft.ts'

/** The longest message that the server takes, in characters. */
const MAX_LENGTH = 10_000
const COUNT_FROM = 9_000

interface AnswerComposerProps {
  ticket: Ticket
  /** The answer is on the server, and the ticket was to be closed with it. */
  onClose: () => void
}

/** Where an answer is written. The text stays until the server has it. */
export function AnswerComposer({ ticket, onClose }: AnswerComposerProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const knowsKeys = user.capabilities?.includes('answer-once') === true
  const draft = useDraft(user._id, ticket._id)
  const noticeId = useId()
  const toClose = useRef<string>(undefined)
  /** The newest answer of this person when the last attempt began. */
  const before = useRef<string>(undefined)
  const answer = useMutation({
    ...ticketMutations.answer(ticket._id),
    // Here and not at the call: it holds also when another ticket was chosen meanwhile.
    onSuccess: (_, { message }) => {
      draft.settle(message)
      if (toClose.current === message) onClose()
    },
  })
  // An answer whose reply was lost on the way is seen in the thread all the same.
  const { error, reset, variables } = answer
  const { settle } = draft
  const mine = ticket.messages.findLast((message) => message.authorId === user._id)
  useEffect(() => {
    const hasArrived = error && mine && mine._id !== before.current && mine.text === variables?.message
    if (!hasArrived) return
    settle(mine.text)
    reset()
  }, [error, mine, variables, settle, reset])
  const channel = t(channelLabel(ticket.channel))
  const surplus = draft.text.length - MAX_LENGTH
  const canSend = draft.text.trim() !== '' && surplus <= 0

  function send(thenClose: boolean) {
    if (!canSend || answer.isPending) return
    const sent = { message: draft.text, key: draft.claimKey() }
    toClose.current = thenClose ? sent.message : undefined
    before.current = mine?._id
    answer.mutate(knowsKeys ? sent : { message: sent.message })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    send(event.shiftKey)
  }

  return (
    <ComposerFrame
      meta={
        <>
          <ChannelIcon channel={ticket.channel} size={16} />
          {channel}
        </>
      }
      editor={
        <GrowingTextarea
          bare
          aria-label={t`Your answer`}
          aria-describedby={noticeId}
          placeholder={t`Reply on ${channel}`}
          minRows={2}
          maxRows={10}
          value={draft.text}
          onChange={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      }
      foot={
        <>
          <div id={noticeId} className={styles['notice']}>
            {answer.error ? (
              <p role="alert" className={styles['problem']}>
                <IconAlertCircle aria-hidden />
                {wordError(i18n, 'answerTicket', answer.error)} · {t`Your text is kept.`}
              </p>
            ) : (
              <DraftMark text={draft.text} isSaved={draft.isSaved} />
            )}
            {draft.text.length > COUNT_FROM && (
              <p className={surplus > 0 ? styles['problem'] : undefined} role="status">
                {surplus > 0
                  ? t`${formats.number(surplus)} characters too many`
                  : t`${formats.number(-surplus)} characters left`}
              </p>
            )}
          </div>
          <div className={styles['actions']}>
            <Button disabled={!canSend} onClick={() => send(true)}>
              <Trans>Send & close</Trans>
            </Button>
            <Button
              variant="primary"
              shortcut="mod+enter"
              disabled={!canSend}
              loading={answer.isPending}
              onClick={() => send(false)}
            >
              {answer.error ? <Trans>Retry</Trans> : <Trans>Send</Trans>}
            </Button>
          </div>
        </>
      }
    />
  )
}

function DraftMark({ text, isSaved }: { text: string; isSaved: boolean }) {
  if (text === '') return null
  if (!isSaved) {
    return (
      <p className={styles['problem']} role="status">
        <IconAlertCircle aria-hidden />
        <Trans>Draft not saved: the browser’s storage is full</Trans>
      </p>
    )
  }
  return (
    <p>
      <IconCheck aria-hidden />
      <Trans>Draft saved</Trans>
    </p>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type components, knowledgeMutations } from '@replybay/api-client'
import { Button, TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { useAlike } from '../alike/use-alike.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import { ErrorWords } from '../error-words.tsx'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'
import styles from './teaching.module.css'

interface TeachFormProps {
  ticketId: string
  customerName: string
  /** Nothing where the backend proposes nothing: then it asks for no question of its own either. */
  proposal: components['schemas']['LessonProposal'] | undefined
  /** Whether it waits for review, whoever writes it. @default false */
  isForReview?: boolean
  /** What else can be done with the ticket. */
  actions?: ReactNode
  onClose: () => void
  onTaught?: () => void
}

/** What is to be learned of a ticket, to be reworded before it is. What support teaches waits for an owner or admin. */
export function TeachForm(props: TeachFormProps) {
  const { ticketId, customerName, proposal, isForReview = false, actions, onClose, onTaught } = props
  const { t } = useLingui()
  const toasts = useToasts()
  const begun = { question: proposal?.question ?? '', answer: proposal?.answer ?? '' }
  const { fields, change } = useKeptText(`teach:${ticketId}`, begun)
  const teach = useMutation(knowledgeMutations.learnFromTicket())
  const summary = useRef<HTMLTextAreaElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const question = fields.question.trim()
  const isReady = (!proposal || question !== '') && fields.answer.trim() !== ''
  const hint =
    proposal?.isShortened &&
    (proposal.answer === ''
      ? t`This reply only applies to this customer. Rewrite it so it applies to everyone.`
      : t`Parts that only apply to this customer are left out.`)
  const title = proposal ? question : t`${customerName}’s ticket`
  const text = { content: fields.answer, ...(proposal && { question }) }
  const { alike, isLooking, addUnlessAlike, dismiss } = useAlike(text, () => void teachIt())
  const isBusy = teach.isPending || isLooking

  /** The offer is gone by the time that its answer is here. */
  async function teachIt() {
    try {
      const document = await teach.mutateAsync({
        ticketId,
        ...(proposal && { question }),
        manualSummary: fields.answer,
        ...(isForReview && { isForReview }),
      })
      change({ question: '', answer: '' })
      onTaught?.()
      toasts.show(
        document?.isInReview
          ? {
              title: t`Sent for review: ${title}`,
              detail: t`The AI agent will use it once the owner or an admin approves it.`,
            }
          : {
              tone: 'success',
              title: t`Added: ${title}`,
              detail: t`The AI agent can use it once it’s indexed.`,
            },
      )
    } catch {
      // The form says why.
    }
  }
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady)
      void (isBusy || addUnlessAlike())
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles['form']}>
      {proposal && (
        <TextField
          label={t`Question`}
          limit={LONGEST_QUESTION}
          value={fields.question}
          onKeyDown={press}
          onChange={({ currentTarget }) => change({ question: currentTarget.value })}
        />
      )}
      <TextArea
        ref={summary}
        label={t`What the AI agent learns`}
        minRows={2}
        maxRows={6}
        limit={LONGEST_ANSWER}
        value={fields.answer}
        hint={hint}
        error={
          teach.error && (
            <ErrorWords
              operation="learnFromTicket"
              error={teach.error}
              detail={t`Your text is saved. Try again.`}
            />
          )
        }
        onKeyDown={press}
        onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
      />
      {alike && (
        <AlikeBanner
          alike={alike}
          isBusy={teach.isPending}
          onKeepBoth={() => void teachIt()}
          onCancel={() => {
            dismiss()
            summary.current?.focus()
          }}
        />
      )}
      <div className={styles['foot']}>
        {actions}
        <Button size="sm" variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          size="sm"
          variant="primary"
          shortcut="mod+enter"
          disabled={!isReady}
          loading={isBusy}
          onClick={addUnlessAlike}
        >
          {isForReview ? <Trans>Save for review</Trans> : <Trans>Teach</Trans>}
        </Button>
      </div>
    </div>
  )
}

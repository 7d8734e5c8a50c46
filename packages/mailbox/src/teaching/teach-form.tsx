import { useLingui } from '@lingui/react/macro'
import { type components, knowledgeMutations } from '@replybay/api-client'
import { emailLessonLimits } from '@replybay/api-client/limits'
import { errorDetail, useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { Button, TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { wordError } from '../errors.ts'
import type { TeachableThread } from './asked-lessons.ts'
import styles from './teaching.module.css'

type Schemas = components['schemas']

interface TeachFormProps extends TeachableThread {
  /** Nothing where the backend proposes nothing: then it asks for no question of its own either. */
  proposal: Schemas['EmailLessonProposal'] | undefined
  /** What was said, for a backend that proposes nothing. */
  conversation?: Schemas['EmailLesson']['conversation']
  /** Whether it waits for review, whoever writes it. @default false */
  isForReview?: boolean
  /** What else can be done with the thread. */
  actions?: ReactNode
  onClose: () => void
  onTaught?: () => void
}

/** What is to be learned of a thread, to be reworded before it is. What support teaches waits for an owner or admin. */
export function TeachForm(props: TeachFormProps) {
  const { emailId, customerName, proposal, conversation, isForReview = false } = props
  const { actions, onClose, onTaught } = props
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const begun = { question: proposal?.question ?? '', answer: proposal?.answer ?? '' }
  const { fields, change, clear } = useKeptFields(draftKey(useUser()._id, `teach-email:${emailId}`), begun)
  const teach = useMutation(knowledgeMutations.learnFromEmail())
  const summary = useRef<HTMLTextAreaElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const question = fields.question.trim()
  const isReady = (!proposal || question !== '') && fields.answer.trim() !== '' && !teach.isPending
  const title = proposal ? question : t`${customerName}’s email`
  const hint =
    proposal?.isShortened &&
    (proposal.answer === ''
      ? t`This reply only applies to this customer. Rewrite it so it applies to everyone.`
      : t`Parts that only apply to this customer are left out.`)

  /** The form is gone by the time that its answer is here. */
  async function teachIt() {
    try {
      const document = await teach.mutateAsync({
        emailId,
        ...(proposal ? { question } : conversation && { conversation }),
        manualSummary: fields.answer,
        ...(isForReview && { isForReview }),
      })
      clear()
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
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) void teachIt()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles['form']}>
      {proposal && (
        <TextField
          label={t`Question`}
          limit={emailLessonLimits.question}
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
        limit={emailLessonLimits.manualSummary}
        value={fields.answer}
        hint={hint}
        error={
          teach.error &&
          [wordError(i18n, 'learnFromEmail', teach.error), errorDetail(i18n, teach.error)]
            .filter(Boolean)
            .join('. ')
        }
        onKeyDown={press}
        onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
      />
      <div className={styles['foot']}>
        {actions}
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          size="sm"
          variant="primary"
          shortcut="mod+enter"
          disabled={!isReady && !teach.isPending}
          loading={teach.isPending}
          onClick={() => void teachIt()}
        >
          {isForReview ? t`Save for review` : t`Teach`}
        </Button>
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AlikeSource, type components, knowledgeMutations } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, TextArea, TextField, useShortcut, useToasts } from '@replybay/ui-kit'
import { IconCornerDownRight } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { isReplaceable } from '../alike/find-alike.ts'
import { useAlike } from '../alike/use-alike.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import { wordError } from '../errors.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'
import { removeOnceReady } from '../uploads/remove-once-ready.ts'
import styles from './gaps.module.css'

interface GapAnswerProps {
  gap: components['schemas']['WholeKnowledgeGap']
  onLeave: () => void
  /** What is left to support is on the list again. */
  onTakeBack: () => void
  onSaved: () => void
}

/** Writes the answer of a gap. It begins with what a person replied in one of its tickets; a draft is kept for each gap. */
export function GapAnswer({ gap, onLeave, onTakeBack, onSaved }: GapAnswerProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const { draft } = gap
  const begun = { question: gap.question, answer: draft?.text ?? '' }
  const { fields, change } = useKeptText(`gap:${gap.gapId}`, begun)
  const save = useMutation(knowledgeMutations.answerGap(gap.gapId))
  const client = useQueryClient()
  const answer = useRef<HTMLTextAreaElement>(null)
  useEffect(() => answer.current?.focus(), [])
  const question = fields.question.trim()
  const why =
    question === '' ? t`Enter the question` : fields.answer.trim() === '' ? t`Enter the answer` : undefined
  const isChanged = fields.question !== begun.question || fields.answer !== begun.answer
  const day = draft && formats.shortMoment(new Date(draft.createdAt))

  const { alike, isLooking, addUnlessAlike, dismiss } = useAlike({ content: fields.answer, question }, () =>
    add(),
  )
  function submit() {
    if (!why && !save.isPending) addUnlessAlike()
  }
  /** @param replaces - The source that goes once the answer is known. */
  function add(replaces?: AlikeSource) {
    save.mutate(
      { question, answer: fields.answer },
      {
        onSuccess(saved) {
          if (replaces) void removeOnceReady(client, saved, replaces.documentId).catch(() => undefined)
          // What was kept is forgotten once nothing is left of it.
          change({ question: '', answer: '' })
          onSaved()
          toasts.show({
            tone: 'success',
            title: t`Saved: ${question}`,
            detail: t`The question disappears from this list once its answer is indexed.`,
          })
        },
      },
    )
  }
  useShortcut({
    id: 'save-gap-answer',
    keys: 'mod+s',
    label: t`Save the question and answer`,
    group: t`Knowledge`,
    run: submit,
  })
  return (
    <section className={styles['part']} aria-label={t({ context: 'button', message: 'Write the answer' })}>
      <h3 className={styles['partTitle']}>
        <Trans context="button">Write the answer</Trans>
      </h3>
      <TextField
        label={t`Question`}
        limit={LONGEST_QUESTION}
        value={fields.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <TextArea
        ref={answer}
        label={t`Answer`}
        minRows={4}
        maxRows={14}
        limit={LONGEST_ANSWER}
        value={fields.answer}
        error={save.error ? wordError(i18n, 'answerKnowledgeGap', save.error) : undefined}
        onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
      />
      {draft && fields.answer === draft.text && (
        <p className={styles['origin']}>
          <IconCornerDownRight aria-hidden />
          <span>
            <Trans>
              From {draft.authorName}’s reply to {draft.customerName}, {day}
            </Trans>
          </span>
          <Button size="sm" variant="subtle" onClick={() => change({ answer: '' })}>
            <Trans>Clear</Trans>
          </Button>
        </p>
      )}
      {alike && (
        <AlikeBanner
          alike={alike}
          isBusy={save.isPending}
          onReplace={isReplaceable(alike, 'qa') ? () => add(alike) : undefined}
          onKeepBoth={() => add()}
          onCancel={() => {
            dismiss()
            answer.current?.focus()
          }}
        />
      )}
      <div className={styles['foot']}>
        <span className={styles['note']} role="status">
          {why ?? (isChanged && t`Draft saved`)}
        </span>
        {gap.state === 'left' ? (
          <Button variant="subtle" onClick={onTakeBack}>
            <Trans>Put back on the list</Trans>
          </Button>
        ) : (
          <Button variant="subtle" onClick={onLeave}>
            <Trans>Leave it to support</Trans>
          </Button>
        )}
        <Button
          variant="primary"
          shortcut="mod+s"
          disabled={why !== undefined}
          loading={save.isPending || isLooking}
          onClick={submit}
        >
          <Trans>Save as Q&A</Trans>
        </Button>
      </div>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type components, knowledgeMutations } from '@replybay/api-client'
import { emailLink, SlotOutlet, ticketLink } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { useAlike } from '../alike/use-alike.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import { detailOfError, wordError } from '../errors.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'
import styles from './review.module.css'

/** A lesson that can be reworded, approved or rejected. Both can be undone. */
export function LessonCard({ lesson }: { lesson: components['schemas']['Lesson'] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const begun = { question: lesson.question, answer: lesson.answer }
  const { fields, change } = useKeptText(`lesson:${lesson.lessonId}`, begun)
  const card = useRef<HTMLElement>(null)
  const decide = useMutation(knowledgeMutations.decideLesson(lesson.lessonId))
  const question = fields.question.trim()
  const isReady = question !== '' && fields.answer.trim() !== ''
  const day = formats.shortMoment(new Date(lesson.createdAt))
  const author = lesson.authorName

  /** The card has left the list by the time that its answer is here. */
  async function settle(decision: Parameters<typeof decide.mutateAsync>[0], title?: string) {
    const item = card.current?.parentElement
    const beside = item?.nextElementSibling ?? item?.previousElementSibling
    try {
      await decide.mutateAsync(decision)
      if (!title) return
      beside?.querySelector('section')?.focus()
      change({ question: '', answer: '' })
      toasts.show({ title, undo: () => void settle({ state: 'review' }) })
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'decideLesson', failure),
        detail: detailOfError(i18n, 'decideLesson', failure, t`Nothing changed. Try again.`),
      })
    }
  }
  const approve = () =>
    void settle({ state: 'approved', question, answer: fields.answer }, t`Approved: ${question}`)
  const { alike, isLooking, addUnlessAlike, dismiss } = useAlike(
    { content: fields.answer, question },
    approve,
  )
  return (
    <section ref={card} tabIndex={-1} className={styles['card']} aria-label={lesson.question}>
      <p className={styles['origin']}>
        {lesson.writtenBy === 'server' &&
          (lesson.emailId === undefined ? (
            <Trans>Summarized from the ticket, {day}</Trans>
          ) : (
            <Trans>Summarized from the email, {day}</Trans>
          ))}
        {lesson.writtenBy !== 'server' && !author && <Trans>Written by a former teammate, {day}</Trans>}
        {lesson.writtenBy !== 'server' && author && (
          <Trans>
            Written by {author}, {day}
          </Trans>
        )}
        {lesson.ticketId !== undefined && (
          <SlotOutlet slot={ticketLink} ticketId={lesson.ticketId}>
            <Trans>View the ticket</Trans>
          </SlotOutlet>
        )}
        {lesson.emailId !== undefined && (
          <SlotOutlet slot={emailLink} emailId={lesson.emailId}>
            <Trans>View the email</Trans>
          </SlotOutlet>
        )}
      </p>
      <TextField
        label={t`Question`}
        limit={LONGEST_QUESTION}
        value={fields.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <TextArea
        label={t`Answer`}
        minRows={2}
        maxRows={12}
        limit={LONGEST_ANSWER}
        value={fields.answer}
        onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
      />
      {alike && (
        <AlikeBanner
          alike={alike}
          isBusy={decide.isPending}
          onKeepBoth={approve}
          onCancel={() => {
            dismiss()
            card.current?.focus()
          }}
        />
      )}
      <div className={styles['foot']}>
        <Button
          variant="subtle"
          disabled={decide.isPending}
          onClick={() => void settle({ state: 'rejected' }, t`Rejected: ${question}`)}
        >
          <Trans>Reject</Trans>
        </Button>
        <Button
          variant="primary"
          disabled={!isReady}
          loading={decide.isPending || isLooking}
          onClick={addUnlessAlike}
        >
          <Trans>Approve</Trans>
        </Button>
      </div>
    </section>
  )
}

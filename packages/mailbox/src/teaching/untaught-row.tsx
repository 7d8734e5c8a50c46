import { useLingui } from '@lingui/react/macro'
import { type components, knowledgeQueries } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, ProblemState, Skeleton, textLinkClassName } from '@replybay/ui-kit'
import { IconChevronRight, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { wordError } from '../errors.ts'
import { Link } from '../links.ts'
import type { TeachableThread } from './asked-lessons.ts'
import { TeachForm } from './teach-form.tsx'
import styles from './teaching.module.css'
import { useSkipEmail } from './use-skip-email.ts'

/** A thread that a person answered; opened, what could be learned from it. */
export function UntaughtRow({ email }: { email: components['schemas']['UntaughtEmail'] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const lessonId = useId()
  const [isOpen, setOpen] = useState(false)
  const { emailId, customerName, subject, asked, createdAt } = email
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? lessonId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight aria-hidden />
        <IconMail aria-hidden />
        <span className={styles['about']}>
          <span className={styles['asked']} dir="auto">
            {asked || subject || t`No subject`}
          </span>
          <span className={styles['caption']}>
            {[customerName, subject, formats.shortMoment(new Date(createdAt))].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
      {isOpen && (
        <div id={lessonId} className={styles['lesson']}>
          <Link to="/emails/emails" search={{ email: emailId }} className={textLinkClassName()}>
            {t`View the email`}
          </Link>
          <EmailLesson emailId={emailId} customerName={customerName} onClose={() => setOpen(false)} />
        </div>
      )}
    </li>
  )
}

function EmailLesson({ onClose, ...thread }: TeachableThread & { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(knowledgeQueries.proposedEmailLesson(thread.emailId))
  const { skip, isSkipping } = useSkipEmail(thread)
  if (error && !data) {
    return (
      <ProblemState title={wordError(i18n, 'proposeEmailLesson', error)} onRetry={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Summarizing the email`}>
        <Skeleton width="80%" />
      </div>
    )
  }
  return (
    <TeachForm
      {...thread}
      proposal={data}
      isForReview
      actions={
        <Button size="sm" variant="subtle" loading={isSkipping} onClick={skip}>
          {t`Skip`}
        </Button>
      }
      onClose={onClose}
    />
  )
}

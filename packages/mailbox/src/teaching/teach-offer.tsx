import { useLingui } from '@lingui/react/macro'
import { type EmailMessage, knowledgeQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Button } from '@replybay/ui-kit'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOwnAddress } from '../model/sender.ts'
import { forgetArchived, forgetLesson, type TeachableThread, useAskedLessons } from './asked-lessons.ts'
import { TeachForm } from './teach-form.tsx'
import styles from './teaching.module.css'
import { useSkipEmail } from './use-skip-email.ts'

interface TeachOfferProps extends TeachableThread {
  threadKey: string
  /** What is known of the thread, for a backend that proposes nothing. */
  messages?: readonly EmailMessage[]
}

/** Offers to teach the AI agent what a person answered in a thread; nothing where there is nothing to learn. */
export function TeachOffer({ threadKey, messages, ...thread }: TeachOfferProps) {
  const { emailId, customerName } = thread
  const { t } = useLingui()
  const own = useUser().mailbox?.address
  const isAsked = useAskedLessons().keys.has(threadKey)
  const [isOpened, setOpened] = useState(false)
  const [isSettled, setSettled] = useState(false)
  const isOpen = isOpened || isAsked
  const canPropose = useCan('knowledge')
  const { data: proposal } = useQuery({
    ...knowledgeQueries.proposedEmailLesson(emailId),
    enabled: canPropose,
    // It is an offer: where it can't be made, nothing is missing.
    retry: false,
  })
  const { skip, isSkipping } = useSkipEmail(thread)
  // It is open in the place where it was asked for: elsewhere it is an offer again.
  useEffect(() => () => forgetLesson(threadKey), [threadKey])
  const isNew = proposal?.state === 'open' && proposal.answer !== ''
  if (canPropose ? !proposal || !(isOpen || isNew) : isSettled && !isOpen) return null

  function close() {
    setOpened(false)
    forgetLesson(threadKey)
  }
  return (
    <section className={styles['offer']} aria-label={t`Teach the AI agent`}>
      <div className={styles['line']}>
        <IconSchool aria-hidden />
        <span className={styles['words']}>{t`Teach the AI agent this reply to ${customerName}?`}</span>
        {!isOpen && (
          <>
            <Button size="sm" onClick={() => setOpened(true)}>
              {t`Teach`}
            </Button>
            {canPropose && (
              <Button size="sm" variant="subtle" loading={isSkipping} onClick={skip}>
                {t`Skip`}
              </Button>
            )}
          </>
        )}
      </div>
      {isOpen && (
        <TeachForm
          {...thread}
          proposal={proposal}
          conversation={messages?.flatMap(({ from, text }) =>
            text
              ? [{ author: isOwnAddress(from, own) ? ('support' as const) : ('customer' as const), text }]
              : [],
          )}
          onClose={close}
          onTaught={() => {
            close()
            forgetArchived(threadKey)
            setSettled(true)
          }}
        />
      )}
    </section>
  )
}

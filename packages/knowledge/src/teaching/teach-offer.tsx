import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Button, useToasts } from '@replybay/ui-kit'
import { IconSchool } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { detailOfError, wordError } from '../errors.ts'
import { forgetLesson, useIsLessonAsked } from './asked-lessons.ts'
import { TeachForm } from './teach-form.tsx'
import styles from './teaching.module.css'

interface TeachOfferProps {
  ticketId: string
  customerName: string
}

/**
 * Offers to teach the AI agent what a person answered in a closed ticket; nothing where there is nothing to learn. A backend
 * that proposes nothing learns what its person writes.
 */
export function TeachOffer({ ticketId, customerName }: TeachOfferProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { container } = useUser()
  const isAsked = useIsLessonAsked(ticketId)
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isOpened || isAsked
  const isLeft = useRef(false)
  // Its form is open in the place where it was asked for: in another ticket it is an offer again.
  useEffect(() => () => forgetLesson(ticketId), [ticketId])
  const [isSettled, setSettled] = useState(false)
  const canPropose = useCan('knowledge')
  const { data: proposal } = useQuery({
    ...knowledgeQueries.proposedLesson(ticketId),
    enabled: Boolean(container) && canPropose,
    // It is an offer: where it can't be made, nothing is missing.
    retry: false,
  })
  const skip = useMutation(knowledgeMutations.skipTicket())
  const isOffered = canPropose
    ? (proposal?.state === 'open' && (isOpen || proposal.answer !== '')) ||
      (isOpen && proposal?.state === 'skipped')
    : Boolean(container) && !isSettled
  if (!isOffered) return null

  /** What was typed is kept. */
  function close() {
    setIsOpened(false)
    forgetLesson(ticketId)
    isLeft.current = true
  }
  function takeFocus(button: HTMLButtonElement | null) {
    if (isLeft.current) button?.focus()
    isLeft.current = false
  }
  async function settle(isSkipped: boolean) {
    try {
      await skip.mutateAsync({ ticketId, skipped_indexation: isSkipped })
      setSettled(isSkipped)
      if (isSkipped) {
        toasts.show({ title: t`Skipped: ${customerName}’s ticket`, undo: () => void settle(false) })
      }
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'skipTicket', failure),
        detail: detailOfError(i18n, 'skipTicket', failure, t`Nothing changed. Try again.`),
      })
    }
  }
  return (
    <section className={styles['offer']} aria-label={t`Teach the AI agent`}>
      <div className={styles['line']}>
        <IconSchool aria-hidden />
        <span className={styles['words']}>
          <Trans>Teach the AI agent this reply to {customerName}?</Trans>
        </span>
        {!isOpen && (
          <>
            <Button ref={takeFocus} size="sm" onClick={() => setIsOpened(true)}>
              <Trans>Teach</Trans>
            </Button>
            <Button size="sm" variant="subtle" loading={skip.isPending} onClick={() => void settle(true)}>
              <Trans>Skip</Trans>
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <TeachForm
          ticketId={ticketId}
          customerName={customerName}
          proposal={proposal}
          onClose={close}
          onTaught={() => {
            setIsOpened(false)
            forgetLesson(ticketId)
            setSettled(true)
          }}
        />
      )}
    </section>
  )
}

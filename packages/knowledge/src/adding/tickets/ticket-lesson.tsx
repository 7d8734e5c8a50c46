import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries } from '@replybay/api-client'
import { Button, ProblemState, Skeleton, useToasts } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { detailOfError, wordError } from '../../errors.ts'
import { TeachForm } from '../../teaching/teach-form.tsx'

interface TicketLessonProps {
  ticketId: string
  customerName: string
  onClose: () => void
}

/** What could be learned from a ticket, to be reworded and saved for review, or skipped. */
export function TicketLesson({ ticketId, customerName, onClose }: TicketLessonProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { data: proposal, error, refetch } = useQuery(knowledgeQueries.proposedLesson(ticketId))
  const skip = useMutation(knowledgeMutations.skipTicket())

  /** The row has left the list by the time that its answer is here. */
  async function settle(isSkipped: boolean) {
    try {
      await skip.mutateAsync({ ticketId, skipped_indexation: isSkipped })
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
  if (error && !proposal) {
    return <ProblemState title={wordError(i18n, 'proposeLesson', error)} onRetry={() => void refetch()} />
  }
  if (!proposal) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Summarizing the ticket`}>
        <Skeleton width="80%" />
      </div>
    )
  }
  return (
    <TeachForm
      ticketId={ticketId}
      customerName={customerName}
      proposal={proposal}
      isForReview
      actions={
        <Button size="sm" variant="subtle" loading={skip.isPending} onClick={() => void settle(true)}>
          <Trans>Skip</Trans>
        </Button>
      }
      onClose={onClose}
    />
  )
}

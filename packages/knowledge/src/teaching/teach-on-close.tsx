import { knowledgeQueries, type Ticket } from '@replybay/api-client'
import { type TeachOffer, useAccess, useCan, useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askLesson } from './asked-lessons.ts'

interface TeachOnCloseProps {
  ticket: Ticket
  onOffer: (offer: TeachOffer | undefined) => void
}

/** Offers to teach the AI agent what a person answered in a ticket, whoever may answer it. Shows nothing. */
export function TeachOnClose({ ticket, onOffer }: TeachOnCloseProps) {
  const { _id: ticketId, status, messages } = ticket
  const { container } = useUser()
  const mayAnswer = useAccess()?.may.web === true
  const isAnswered = messages.some(({ author }) => author === 'support')
  const canPropose = useCan('knowledge')
  // Of an open ticket nothing was decided yet.
  const { data: proposal } = useQuery({
    ...knowledgeQueries.proposedLesson(ticketId),
    enabled: Boolean(container) && canPropose && status === 'closed',
    retry: false,
  })
  const isDecided = status === 'closed' && proposal?.state !== 'open' && proposal?.state !== 'skipped'
  const isOffered = Boolean(container) && mayAnswer && isAnswered && !(canPropose && isDecided)
  useEffect(() => {
    if (!isOffered) return undefined
    onOffer({ open: () => askLesson(ticketId) })
    return () => onOffer(undefined)
  }, [isOffered, onOffer, ticketId])
  return null
}

import { emailQueries } from '@replybay/api-client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Outcome } from './outcomes.ts'

const PAGE = 20

/** What the AI agent made of emails, with the figures. A second call of another kind would cancel the first: both are read in one. */
export function useAgentReplies(outcome: Outcome | undefined, isAsked: boolean) {
  return useInfiniteQuery({
    ...emailQueries.agentReplies({ ...(outcome && { outcome }), limit: PAGE }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
}

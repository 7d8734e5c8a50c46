import { knowledgeQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'

/** How much there is in each section, by its key; nothing where that is not known. */
export function useSectionCounts(): Readonly<Record<string, number | undefined>> {
  const documents = useQuery(knowledgeQueries.documents({ limit: 1 })).data?.counts
  const gaps = useQuery(knowledgeQueries.gaps({ limit: 1 })).data
  const lessons = useQuery(knowledgeQueries.lessons({ limit: 1 })).data
  return {
    '': documents && Object.values(documents).reduce((sum, one) => sum + one, 0),
    gaps: gaps?.total,
    review: lessons && (lessons.counts['review'] ?? 0),
  }
}

import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useStanding } from '../model/use-standing.ts'

/** How much there is in each section, by its key; nothing where that is not known. */
export function useSectionCounts(): Readonly<Record<string, number | undefined>> {
  const { data, counts } = useStanding()
  const canLearn = useCan('knowledge')
  const gaps = useQuery({ ...knowledgeQueries.gaps({ limit: 1 }), enabled: canLearn }).data
  const lessons = useQuery({ ...knowledgeQueries.lessons({ limit: 1 }), enabled: canLearn }).data
  return {
    '': data && Object.values(counts).reduce((sum, one) => sum + one, 0),
    gaps: gaps?.total,
    review: lessons && (lessons.counts['review'] ?? 0),
  }
}

import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useRemovedKeys } from '../removal/use-removed.ts'
import { useStanding } from '../model/use-standing.ts'

/** How much there is in each section, by its key; nothing where that is not known. */
export function useSectionCounts(): Readonly<Record<string, number | undefined>> {
  const { data, counts } = useStanding()
  const removed = useRemovedKeys()
  const canLearn = useCan('knowledge')
  const gaps = useQuery({ ...knowledgeQueries.gaps({ limit: 1 }), enabled: canLearn }).data
  const lessons = useQuery({ ...knowledgeQueries.lessons({ limit: 1 }), enabled: canLearn }).data
  return {
    // What is on its way out is not counted, although it can still be taken back.
    '': data && Math.max(0, Object.values(counts).reduce((sum, one) => sum + one, 0) - removed.size),
    gaps: gaps?.total,
    review: lessons && (lessons.counts['review'] ?? 0),
  }
}

import { knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { countBy } from './count-by.ts'
import { useWhileWorking } from './while-working.ts'

/**
 * How all sources stand, by kind and by state, and what is known of them as a whole. A backend that counts nothing tells them
 * all, so they are counted here; of their states it tells those of the documents alone.
 */
export function useStanding() {
  const canCount = useCan('knowledge')
  const whileWorking = useWhileWorking()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...knowledgeQueries.documents(canCount ? { limit: 1 } : {}),
    refetchInterval: whileWorking(({ indexing }) => indexing?.state === 'running'),
  })
  const websites = useQuery({ ...knowledgeQueries.websites(), enabled: !canCount }).data?.websites
  const documents = data?.documents ?? []
  const counts = data?.counts ?? countBy(documents, ({ kind = 'text' }) => kind)
  return {
    data,
    /** By kind. */
    counts: { ...(websites && { website: websites.length }), ...counts },
    /** By state. */
    states: data?.states ?? countBy([...documents, ...(websites ?? [])], ({ state }) => state),
    error,
    asOf: new Date(dataUpdatedAt),
    retry: () => void refetch(),
  }
}

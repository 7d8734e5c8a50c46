import { ApiError, knowledgeQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'
import { isUnderWay, partsOfKey, type Source, sourceOfDocument, sourceOfWebsite } from '../../model/source.ts'

/** How often it is looked at again while it is on its way. */
const WORKING_MS = 3_000
/** There are no more websites than that. */
const MOST_WEBSITES = 50

interface OpenSource {
  source: Source | undefined
  isGone: boolean
  /** Why it could not be found out. */
  error: Error | undefined
  retry: () => void
}

/**
 * The source that the address names, also where the list does not have it.
 * @param listed - It, where the list has it.
 */
export function useOpenSource(openKey: string, listed: Source | undefined): OpenSource {
  const { id, isWebsite } = partsOfKey(openKey)
  const document = useQuery({
    ...knowledgeQueries.document(id),
    enabled: !listed && !isWebsite && id !== '',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? WORKING_MS : false),
  })
  const websites = useQuery({
    ...knowledgeQueries.websites({ limit: MOST_WEBSITES }),
    enabled: !listed && isWebsite,
  })
  const website = websites.data?.websites.find(({ _id }) => _id === id)
  const found = isWebsite
    ? website && sourceOfWebsite(website)
    : document.data && sourceOfDocument(document.data)
  const { isSuccess, error, refetch } = isWebsite ? websites : document
  const source = listed ?? found
  const isLost = error instanceof ApiError && error.isNotFound
  return {
    source,
    isGone: !source && (isSuccess || isLost || id === ''),
    error: source || isLost ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  }
}

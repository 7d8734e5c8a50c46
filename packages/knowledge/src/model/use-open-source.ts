import { ApiError, knowledgeQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { isNamed, isUnderWay, partsOfKey, type Source, sourceOfDocument, sourceOfWebsite } from './source.ts'
import { useWhileWorking } from './while-working.ts'

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
  const canFind = useCan('knowledge')
  const whileWorking = useWhileWorking()
  const isAsked = !listed && id !== ''
  const document = useQuery({
    ...knowledgeQueries.document(id),
    enabled: isAsked && canFind && !isWebsite,
    refetchInterval: whileWorking(isUnderWay),
  })
  const website = useQuery({
    ...knowledgeQueries.website(id),
    enabled: isAsked && canFind && isWebsite,
    refetchInterval: whileWorking(isUnderWay),
  })
  // A backend that tells no single one tells them all.
  const documents = useQuery({
    ...knowledgeQueries.documents(),
    enabled: isAsked && !canFind && !isWebsite,
    refetchInterval: whileWorking((list) => list.documents.some(isUnderWay)),
  })
  const websites = useQuery({
    ...knowledgeQueries.websites(),
    enabled: isAsked && !canFind && isWebsite,
    refetchInterval: whileWorking((list) => list.websites.some(isUnderWay)),
  })
  const found = isWebsite
    ? [...(website.data ? [website.data] : []), ...(websites.data?.websites ?? [])].map(sourceOfWebsite)
    : [...(document.data ? [document.data] : []), ...(documents.data?.documents ?? [])].map(sourceOfDocument)
  const [one, all] = isWebsite ? [website, websites] : [document, documents]
  const { isSuccess, error, refetch } = canFind ? one : all
  const source = listed ?? found.find((known) => isNamed(known, openKey))
  const isLost = error instanceof ApiError && error.isNotFound
  return {
    source,
    isGone: !source && (isSuccess || isLost || id === ''),
    error: source || isLost ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  }
}

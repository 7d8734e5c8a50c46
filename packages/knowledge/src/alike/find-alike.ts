import { type AlikeSource, knowledgeMutations, knowledgeQueries, runMutation } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** What is about to be added. Of a file, no more than its title is known. */
export interface Compared {
  title?: string
  /** Of a pair, its answer. */
  content?: string
  question?: string
}

/**
 * The source that is most like what is about to be added.
 * @param canCompare - Whether the backend compares; where it doesn't, titles alone are.
 * @throws ApiError
 */
export async function findAlike(
  client: QueryClient,
  text: Compared,
  canCompare: boolean,
): Promise<AlikeSource | undefined> {
  if (canCompare) return (await runMutation(client, knowledgeMutations.findAlike(), text))?.[0]
  const { title } = text
  if (title === undefined) return undefined
  const { documents } = await client.fetchQuery({
    ...knowledgeQueries.documents({ search: title }),
    staleTime: 0,
  })
  const same = documents.find((document) => document.title === title)
  if (!same) return undefined
  const { documentId, kind = 'text', updatedAt } = same
  return { documentId, title, kind, hasSameTitle: true, ...(updatedAt !== undefined && { updatedAt }) }
}

/** Whether a source can be replaced by another one: not a document by one pair that it happens to hold. */
export function isReplaceable(alike: AlikeSource, kind: 'text' | 'qa'): boolean {
  return alike.kind !== 'website' && (alike.kind === kind || alike.hasSameTitle === true)
}

import {
  type KnowledgeDocument,
  knowledgeMutations,
  knowledgeQueries,
  runMutation,
} from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** How often it is read how far the new one is, ms; and how many times. */
const [FOLLOW_MS, MOST_TIMES] = [2_000, 300]

/**
 * Deletes a source as soon as the one that takes its place is ready, so that the agents know one of them at any time. Where
 * the new one can't be read, or this page is left before, both are there, and the list of sources shows it.
 */
export async function removeOnceReady(
  client: QueryClient,
  next: KnowledgeDocument | undefined,
  old: string,
): Promise<void> {
  // A backend that does not tell what it added keeps both.
  if (!next) return
  for (let times = 0; times < MOST_TIMES; times++) {
    const { state } = await client.fetchQuery({ ...knowledgeQueries.document(next.documentId), staleTime: 0 })
    if (state === 'failed') return
    if (state === 'ready') {
      await runMutation(client, knowledgeMutations.removeDocument(old), undefined)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS))
  }
}

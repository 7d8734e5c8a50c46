import { type KnowledgeDocument, knowledgeQueries, type KnowledgeWebsite } from '@replybay/api-client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { sourceOfDocument, sourceOfWebsite } from '../model/source.ts'

/** Takes sources that are deleted out of the lists that are loaded. */
export function dropFromLists(client: QueryClient, keys: readonly string[]): void {
  const gone = new Set(keys)
  const { all } = knowledgeQueries
  client.setQueriesData<InfiniteData<{ documents: KnowledgeDocument[] }>>(
    { queryKey: [...all, 'document-pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          documents: page.documents.filter((one) => !gone.has(sourceOfDocument(one).key)),
        })),
      },
  )
  client.setQueriesData<{ websites: KnowledgeWebsite[] }>(
    { queryKey: [...all, 'websites'] },
    (data) =>
      data && { ...data, websites: data.websites.filter((one) => !gone.has(sourceOfWebsite(one).key)) },
  )
}

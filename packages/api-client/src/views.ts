import { mutationCall, queryCall } from './call-options.ts'
import { createView, deleteView, listViews, updateView } from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** Saved views of the tickets; behind the capability `views`. */
export const viewQueries = {
  all: ['views'] as const,
  /** The person's own and those of the team, each with how many tickets it holds. */
  list: (webId: string) =>
    queryCall({
      key: [...viewQueries.all, 'list', webId],
      operation: listViews,
      request: { path: { webId } },
      read: ({ data }) => data.views,
    }),
}

export const viewMutations = {
  create: (webId: string) =>
    mutationCall({
      operation: createView,
      request: (body: RequestBody<'createView'>) => ({ path: { webId }, body }),
      read: ({ data }) => data.view,
      invalidates: [viewQueries.all],
    }),
  /** Changes the fields that are named; `index` is its new place among those of its kind. */
  update: (id: string) =>
    mutationCall({
      operation: updateView,
      request: (body: RequestBody<'updateView'>) => ({ path: { id }, body }),
      read: ({ data }) => data.view,
      invalidates: [viewQueries.all],
    }),
  delete: (id: string) =>
    mutationCall({
      operation: deleteView,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [viewQueries.all],
    }),
}

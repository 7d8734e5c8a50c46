import { mutationCall, queryCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** Saved views of the tickets; behind the capability `ticket-views`. */
export const viewQueries = {
  all: ['views'] as const,
  /** The person's own and those of the team, each with how many tickets it holds. */
  list: (webId: string) =>
    queryCall({
      key: [...viewQueries.all, 'list', webId],
      operation: 'listViews',
      send: (http, init) => http.GET('/views/{webId}', { ...init, params: { path: { webId } } }),
      read: ({ data }) => data.views,
    }),
}

export const viewMutations = {
  create: (webId: string) =>
    mutationCall({
      operation: 'createView',
      send: (body: RequestBody<'createView'>) => (http, init) =>
        http.POST('/views/{webId}', { ...init, params: { path: { webId } }, body }),
      read: ({ data }) => data.view,
      invalidates: [viewQueries.all],
    }),
  /** Changes the fields that are named; `index` is its new place among those of its kind. */
  update: (id: string) =>
    mutationCall({
      operation: 'updateView',
      send: (body: RequestBody<'updateView'>) => (http, init) =>
        http.PATCH('/views/view/{id}', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.view,
      invalidates: [viewQueries.all],
    }),
  delete: (id: string) =>
    mutationCall({
      operation: 'deleteView',
      send: () => (http, init) => http.DELETE('/views/view/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [viewQueries.all],
    }),
}

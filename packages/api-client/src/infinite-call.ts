import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { readBy } from './call-options.ts'
import type { AnswerOf, Operation, RequestOf } from './operation.ts'

interface InfiniteCall<Key extends QueryKey, Op extends Operation, Page> {
  key: Key
  operation: Op
  /** Asks for the page that a cursor leads to, or for the first. */
  request: (cursor: string | undefined) => RequestOf<Op>
  /** What readers get of the body of one page. */
  read: (body: AnswerOf<Op>) => Page
  /** The cursor of the page after this one, where there is one. */
  next: (page: Page) => string | null | undefined
}

/** Options of a query that makes one call for each page. */
export function infiniteCall<const Key extends QueryKey, Op extends Operation, Page>(
  call: InfiniteCall<Key, Op, Page>,
) {
  return infiniteQueryOptions({
    queryKey: call.key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, signal, pageParam }) => readBy(call, call.request(pageParam), client, signal),
    getNextPageParam: (page) => call.next(page) ?? undefined,
  })
}

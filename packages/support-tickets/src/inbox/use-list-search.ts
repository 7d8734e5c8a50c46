import { useMemo } from 'react'
import type { InboxSearch } from '../model/inbox-search.ts'

/** What an address says of the list alone: the same object while one opens its tickets, so that nothing is drawn for it. */
export function useListSearch({ ticket: _ticket, customer: _customer, ...search }: InboxSearch): InboxSearch {
  const key = JSON.stringify(search)
  // Sound: the text was made of a search just above.
  return useMemo(() => JSON.parse(key) as InboxSearch, [key])
}

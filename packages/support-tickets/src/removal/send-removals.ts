import {
  cannedAnswerMutations,
  cannedAnswerQueries,
  runMutation,
  ticketMutations,
  ticketQueries,
  viewMutations,
  viewQueries,
} from '@replybay/api-client'
import { draftKey, forgetText, pendingQueue } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { unlessGone } from '../model/unless-gone.ts'
import { noteChangeDraft } from '../drafts/note-change-draft.ts'
import { type Removal, removals } from './removals.ts'

/** Removes views, saved replies and notes once that can't be undone any more. */
export const sendRemovals = pendingQueue(removals, {
  async attempt(removal, { client, userId }) {
    await unlessGone(remove(client, removal))
    // Who deletes their own note wants no change of it either.
    const { what, id, ticketId = '' } = removal
    if (what === 'note') forgetText(draftKey(userId, noteChangeDraft(ticketId, id)))
    // Else it would come back until the list is read again.
    forget(client, removal)
    return undefined
  },
  refuse(_removal, error, { tell }) {
    tell(error)
    return undefined
  },
})

function remove(client: QueryClient, { what, id, ticketId = '' }: Removal): Promise<unknown> {
  switch (what) {
    case 'view':
      return runMutation(client, viewMutations.delete(id))
    case 'canned-answer':
      return runMutation(client, cannedAnswerMutations.delete(id))
    case 'note':
      return runMutation(client, ticketMutations.deleteNote(ticketId), id)
  }
}

function forget(client: QueryClient, { what, id, ticketId = '' }: Removal) {
  if (what === 'note') {
    client.setQueryData(
      ticketQueries.detail(ticketId).queryKey,
      (ticket) => ticket && { ...ticket, notes: ticket.notes?.filter(({ _id }) => _id !== id) ?? [] },
    )
    return
  }
  const { all } = what === 'view' ? viewQueries : cannedAnswerQueries
  client.setQueriesData<{ _id: string }[]>({ queryKey: [...all, 'list'] }, (items) =>
    items?.filter(({ _id }) => _id !== id),
  )
}

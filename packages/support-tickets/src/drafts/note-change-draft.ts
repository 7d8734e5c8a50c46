const ofTicket = (ticketId: string) => `note-change:${ticketId}:`

/** The subject of the draft of a note's change: found again by its ticket where the note is gone. */
export const noteChangeDraft = (ticketId: string, noteId: string): string => ofTicket(ticketId) + noteId

/** The drafts among these that change notes which the ticket does not have any more. */
export function lostNoteChanges(
  drafts: Iterable<string>,
  ticketId: string,
  notes: readonly { _id: string }[] = [],
): string[] {
  const beginning = ofTicket(ticketId)
  return [...drafts].filter(
    (draft) =>
      draft.startsWith(beginning) && !notes.some(({ _id }) => draft === noteChangeDraft(ticketId, _id)),
  )
}

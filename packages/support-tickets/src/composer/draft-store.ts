/** An answer that is being written. */
export interface Draft {
  text: string
  /** Names the answer on its way to the server, so that a repeated attempt is stored once. Gone once the text changes. */
  key?: string
}

const empty: Draft = { text: '' }
const storageKey = (userId: string, ticketId: string) => `replybay:draft:${userId}:${ticketId}`

/** The draft of a person for a ticket; it outlives the tab and the session. */
export function readDraft(userId: string, ticketId: string): Draft {
  const stored = localStorage.getItem(storageKey(userId, ticketId))
  if (stored === null) return empty
  try {
    const draft: unknown = JSON.parse(stored)
    return isDraft(draft) ? draft : empty
  } catch {
    return empty
  }
}

/** Keeps a draft, or forgets it where it is empty. Answers whether it is safe: the browser's storage may be full. */
export function writeDraft(userId: string, ticketId: string, draft: Draft): boolean {
  try {
    if (draft.text === '') localStorage.removeItem(storageKey(userId, ticketId))
    else localStorage.setItem(storageKey(userId, ticketId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

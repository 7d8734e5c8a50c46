import { forgetText, keepText } from '../keeping/kept-text.ts'

/** An answer that is being written. */
export interface Draft {
  text: string
  /** Names the answer on its way to the server, so that a repeated attempt is stored once. Gone once the text changes. */
  key?: string
}

/** Where the draft of a person for a ticket is kept; it outlives the tab and the session. */
export const draftKey = (userId: string, ticketId: string): string => `replybay:draft:${userId}:${ticketId}`

export function parseDraft(stored: string | undefined): Draft {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    return isDraft(draft) ? draft : { text: '' }
  } catch {
    return { text: '' }
  }
}

/** Keeps a draft, or forgets it where it is empty. */
export function keepDraft(storageKey: string, draft: Draft): void {
  if (draft.text === '') forgetText(storageKey)
  else keepText(storageKey, JSON.stringify(draft))
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

import { forgetText, keepText, readKept } from '../keeping/kept-text.ts'

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
  try {
    const draft: unknown = JSON.parse(readKept(storageKey(userId, ticketId)) ?? 'null')
    return isDraft(draft) ? draft : empty
  } catch {
    return empty
  }
}

/** Keeps a draft, or forgets it where it is empty. Answers whether it outlives the tab. */
export function writeDraft(userId: string, ticketId: string, draft: Draft): boolean {
  const key = storageKey(userId, ticketId)
  if (draft.text !== '') return keepText(key, JSON.stringify(draft))
  forgetText(key)
  return true
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}

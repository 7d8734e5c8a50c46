import { forgetText, keepText } from '@replybay/feature-kit'

/** An answer that is being written. */
export interface Draft {
  text: string
  /** Names the answer on its way to the server, so that a repeated attempt is stored once. Gone once the text changes. */
  key?: string
}

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

import { draftKey, isSafe, readKept, subscribeKept } from '@replybay/feature-kit'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { v4 as randomId } from 'uuid'
import { keepDraft, parseDraft } from './draft-store.ts'

/** The draft of one person for one ticket, the same wherever it is shown. */
export function useDraft(userId: string, ticketId: string) {
  const storageKey = draftKey(userId, ticketId)
  const stored = useSyncExternalStore(subscribeKept, () => readKept(storageKey))
  const draft = useMemo(() => parseDraft(stored), [stored])
  const settle = useCallback(
    (sent: string) => {
      const { text } = parseDraft(readKept(storageKey))
      if (text.startsWith(sent)) keepDraft(storageKey, { text: text.slice(sent.length).trimStart() })
    },
    [storageKey],
  )

  return {
    text: draft.text,
    /** Whether the browser keeps the text. */
    isSaved: isSafe(storageKey),
    write: (text: string) => keepDraft(storageKey, { text }),
    /** The name of this very text, the same for each attempt to send it. */
    claimKey: (): string => {
      if (draft.key !== undefined) return draft.key
      const key = randomId()
      keepDraft(storageKey, { text: draft.text, key })
      return key
    },
    /** Forgets the text that was sent; what was typed after it stays. */
    settle,
  }
}

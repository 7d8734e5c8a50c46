import { useMemo, useSyncExternalStore } from 'react'
import { v4 as randomId } from 'uuid'
import { type Draft, keepDraft, parseDraft } from './draft.ts'
import { isPersisted, readKept, keptUnder } from './kept-text.ts'

/**
 * One person's draft, the same wherever it is shown.
 *
 * @param newest the newest message of the ticket: the draft remembers the one at which it was begun.
 */
export function useDraft(storageKey: string, newest?: string | null) {
  const stored = useSyncExternalStore(keptUnder(storageKey), () => readKept(storageKey))
  const draft = useMemo(() => parseDraft(stored), [stored])
  const change = (changed: Partial<Draft>) => {
    const { key: _former, ...current } = parseDraft(readKept(storageKey))
    const isBegun = current.text !== '' || Boolean(current.attachments?.length)
    keepDraft(storageKey, { ...current, seen: isBegun ? current.seen : newest, ...changed })
  }

  return {
    draft,
    /** Whether the browser keeps it. */
    isSaved: isPersisted(storageKey),
    /** Changes it; it is another text then, with a name of its own. */
    change,
    /** The name of this very text, the same for each attempt to send it. */
    claimKey: (): string => {
      if (draft.key !== undefined) return draft.key
      const key = randomId()
      keepDraft(storageKey, { ...draft, key })
      return key
    },
    /** Forgets it, as far as it is still what was sent; what was typed after it stays. */
    settle: (sent: string) => {
      const { text } = parseDraft(readKept(storageKey))
      if (text.startsWith(sent)) keepDraft(storageKey, { text: text.slice(sent.length).trimStart() })
    },
  }
}

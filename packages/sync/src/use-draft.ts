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
    /** Keeps whether its ticket is still to be claimed: the text stays what it is. */
    oweClaim: (owesClaim: boolean) => {
      const { owesClaim: _before, ...current } = parseDraft(readKept(storageKey))
      keepDraft(storageKey, { ...current, ...(owesClaim && { owesClaim }) })
    },
    /** The name of this very text, the same for each attempt to send it. */
    claimKey: (): string => {
      if (draft.key !== undefined) return draft.key
      const key = randomId()
      // What another tab has made of it meanwhile is another text, and stays.
      if (readKept(storageKey) === stored) keepDraft(storageKey, { ...draft, key })
      return key
    },
    /** Forgets what was sent of it: the files, and the text where it still begins with it. What came later stays. */
    settle: (sent: { text: string; attachments?: readonly string[] | undefined }) => {
      const { text, attachments = [], mentions } = parseDraft(readKept(storageKey))
      const rest = text.startsWith(sent.text) ? text.slice(sent.text.length).trimStart() : text
      const added = attachments.filter(({ _id }) => !sent.attachments?.includes(_id))
      keepDraft(storageKey, {
        text: rest,
        ...(added.length > 0 && { attachments: added }),
        ...(mentions && rest !== '' && { mentions }),
      })
    },
  }
}

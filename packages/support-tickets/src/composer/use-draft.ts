import { useCallback, useState } from 'react'
import { v4 as randomId } from 'uuid'
import { type Draft, readDraft, writeDraft } from './draft-store.ts'

interface DraftState extends Draft {
  /** Whether the browser keeps the text. */
  isSaved: boolean
}

/** The draft of one person for one ticket. Mount it anew for another ticket. */
export function useDraft(userId: string, ticketId: string) {
  const [draft, setDraft] = useState<DraftState>(() => ({ ...readDraft(userId, ticketId), isSaved: true }))

  const keep = useCallback(
    (next: Draft) => setDraft({ ...next, isSaved: writeDraft(userId, ticketId, next) }),
    [userId, ticketId],
  )

  const settle = useCallback(
    (sent: string) => {
      const { text } = readDraft(userId, ticketId)
      if (text.startsWith(sent)) keep({ text: text.slice(sent.length).trimStart() })
    },
    [userId, ticketId, keep],
  )

  return {
    text: draft.text,
    isSaved: draft.isSaved,
    write: (text: string) => keep({ text }),
    /** The name of this very text, the same for each attempt to send it. */
    claimKey: (): string => {
      if (draft.key !== undefined) return draft.key
      const key = randomId()
      keep({ text: draft.text, key })
      return key
    },
    /** Forgets the text that was sent; what was typed after it stays. */
    settle,
  }
}

import { type Draft, keepDraft, parseDraft, readKept } from '@replybay/sync'
import { useRef, useState } from 'react'
import type { Mention } from '../mentions/mention-word.ts'
import type { TicketNote } from '../model/ticket-note.ts'

/** What a note is being changed to: as it was left, or else the note as it is. It is kept as it is typed. */
export function useNoteChange(note: TicketNote, draftKey: string) {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readKept(draftKey)
    return kept === undefined
      ? { text: note.text, ...(note.mentions && { mentions: note.mentions }) }
      : parseDraft(kept)
  })
  // Of two changes at once the second would begin with what is drawn.
  const latest = useRef(draft)
  const { text, mentions = none } = draft
  return {
    text,
    mentions,
    change: (changed: Partial<Draft>) => {
      latest.current = { ...latest.current, ...changed }
      keepDraft(draftKey, latest.current)
      setDraft(latest.current)
    },
    /** Keeps what was forgotten. */
    keepAgain: () => keepDraft(draftKey, draft),
  }
}

const none: readonly Mention[] = []

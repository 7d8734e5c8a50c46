import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { forgetText, keepDraft, parseDraft, readKept } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { noteChangeKeyOf, noteKeyOf } from '../model/note-key-of.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

/** What was being made of a note that is gone now is a new note that is not added yet, behind what was begun of one. */
export function useLostNoteChanges({ _id: ticketId, notes }: Ticket): void {
  const { t } = useLingui()
  const toasts = useToasts()
  const userId = useUser()._id
  const returnTo = useReturnToTicket()
  const shown = useRef(notes)
  const keepLost = useEffectEvent((noteId: string) => {
    const key = noteChangeKeyOf(userId, noteId)
    const kept = readKept(key)
    if (kept === undefined) return
    const { text, mentions = [] } = parseDraft(kept)
    const noteKey = noteKeyOf(userId, ticketId)
    const begun = parseDraft(readKept(noteKey))
    keepDraft(noteKey, {
      ...begun,
      text: [begun.text, text].filter(Boolean).join('\n'),
      mentions: [...(begun.mentions ?? []), ...mentions],
    })
    forgetText(key)
    toasts.show({
      title: t`The note you were editing was deleted`,
      detail: t`Your text is now a draft note.`,
      action: { label: t`Show`, onSelect: () => returnTo(ticketId) },
    })
  })
  useEffect(() => {
    const before = shown.current
    shown.current = notes
    const isThere = new Set(notes?.map(({ _id }) => _id))
    for (const { _id } of before ?? []) if (!isThere.has(_id)) keepLost(_id)
  }, [notes])
}

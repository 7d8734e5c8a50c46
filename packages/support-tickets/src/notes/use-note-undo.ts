import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { type Draft, keepDraft, parseDraft, readKept } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { noteKeyOf } from '../model/note-key-of.ts'
import { customerName } from '../model/customer-name.ts'
import { aNoteRemoval, removals } from '../removal/removals.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'

interface SentNote {
  text: string
  /** Ids of its files. */
  attachments: readonly string[]
}

/** Says that a note was added, with a way back: it is taken out of the ticket, and what was written is a draft again. */
export function useNoteUndo(ticket: Ticket, draft: Draft): (sent: SentNote) => void {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const userId = useUser()._id
  const returnTo = useReturnToTicket()
  const { _id: ticketId, customer } = ticket
  const draftKey = noteKeyOf(userId, ticketId)
  return ({ text, attachments: fileIds }) => {
    const { notes = [] } = client.getQueryData(ticketQueries.detail(ticketId).queryKey) ?? {}
    const added = notes.findLast((note) => note.authorId === userId && note.text === text)
    if (!added) return
    const { mentions } = draft
    const attachments = draft.attachments?.filter(({ _id }) => fileIds.includes(_id))
    toasts.show({
      title: t`Note added: ${customerName(i18n, customer)}`,
      undo: () => {
        removals.keep(userId, aNoteRemoval(ticketId, added._id, 0))
        const { text: begun, attachments: files } = parseDraft(readKept(draftKey))
        // What was begun since is not written over.
        if (begun === '' && !files?.length) {
          keepDraft(draftKey, { text, ...(mentions && { mentions }), ...(attachments && { attachments }) })
        }
        returnTo(ticketId)
      },
    })
  }
}

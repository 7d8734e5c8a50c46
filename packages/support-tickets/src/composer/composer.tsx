import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { ComposerTab } from '@replybay/ui-kit'
import { IconArrowBackUp, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { NoteComposer } from './note-composer.tsx'
import { ReplyComposer } from './reply-composer.tsx'

interface ComposerProps {
  ticket: Ticket
  /** An answer was sent with which the ticket is closed: on to the next. */
  onDone: () => void
  /** Shows a ticket again that was left with its answer. */
  onOpen: (ticketId: string) => void
}

/** Where one writes to the customer, or a note to colleagues. */
export function Composer({ ticket, onDone, onOpen }: ComposerProps) {
  const { t } = useLingui()
  const canNote = useCan('tickets')
  const [isNote, setNote] = useState(false)
  const tabs = canNote && (
    <>
      <ComposerTab
        label={t`Reply`}
        icon={<IconArrowBackUp aria-hidden />}
        selected={!isNote}
        onSelect={() => setNote(false)}
      />
      <ComposerTab
        label={t`Note`}
        icon={<IconLock aria-hidden />}
        selected={isNote}
        onSelect={() => setNote(true)}
      />
    </>
  )
  return isNote && canNote ? (
    <NoteComposer ticketId={ticket._id} tabs={tabs} />
  ) : (
    <ReplyComposer ticket={ticket} tabs={tabs} onDone={onDone} onOpen={onOpen} />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type MenuItem, Sheet, SheetItems, useFromBreakpoint } from '@replybay/ui-kit'
import { useState } from 'react'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useSnoozeNote } from './use-snooze-note.ts'
import { useSnoozeItems } from './use-snooze-items.ts'

interface SnoozeSheetProps {
  ticket: Pick<TicketSummary, 'answerBy'>
  onSnooze: (moment: Date) => void
  onClose: () => void
  /** What else can be chosen, such as to wake it. */
  more?: readonly MenuItem[]
}

/** Asks until when a ticket sleeps. */
export function SnoozeSheet({ ticket, onSnooze, onClose, more = [] }: SnoozeSheetProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const note = useSnoozeNote(ticket)
  const hasRoom = useFromBreakpoint('md')
  const items = useSnoozeItems({ onSnooze, onAsk: () => setAsking(true) })
  if (isAsking) return <SnoozeDialog ticket={ticket} onSnooze={onSnooze} onClose={onClose} />
  return (
    <Sheet isOpen side={hasRoom ? 'end' : 'bottom'} label={t`Snooze until`} onClose={onClose}>
      <SheetItems items={[...items, ...more]} note={note} />
    </Sheet>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { Button, Dialog, TextField } from '@replybay/ui-kit'
import { useState } from 'react'
import { snoozedUntil } from '../model/snooze-times.ts'
import { useSnoozeWords } from '../model/use-snooze-words.ts'
import { useSnoozeNote } from './use-snooze-note.ts'

const YEAR_MS = 365 * 86_400_000

interface SnoozeDialogProps {
  /** Absent for several. */
  ticket?: Pick<TicketSummary, 'answerBy'> | undefined
  onSnooze: (moment: Date) => void
  onClose: () => void
}

/** Asks when a ticket is to come back: a moment within a year, or once the customer writes. */
export function SnoozeDialog({ ticket, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useLingui()
  const words = useSnoozeWords()
  const note = useSnoozeNote(ticket)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  function submit() {
    const moment = new Date(typed)
    const lasts = moment.getTime() - Date.now()
    if (lasts > 0 && lasts < YEAR_MS) onSnooze(moment)
    else setError(t`Pick a date within the next 12 months`)
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Snooze until`}
      onClose={onClose}
      actions={
        <>
          <Button variant="subtle" onClick={() => onSnooze(snoozedUntil('reply', new Date()))}>
            {words.reply}
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form="snooze">
            <Trans>Snooze</Trans>
          </Button>
        </>
      }
    >
      <form
        id="snooze"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          type="datetime-local"
          label={t`Date and time`}
          hint={note}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

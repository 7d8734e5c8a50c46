import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, TextField } from '@replybay/ui-kit'
import { useState } from 'react'

const YEAR_MS = 365 * 86_400_000

interface SnoozeDialogProps {
  onSnooze: (moment: Date) => void
  onClose: () => void
}

/** Asks when a ticket is to come back: a moment within a year. */
export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useLingui()
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
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

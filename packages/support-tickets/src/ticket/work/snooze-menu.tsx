import { LazyBoundary } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, Menu } from '@replybay/ui-kit'
import { IconMoon } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { snoozedUntil as timeOf, snoozeTimes } from '../../model/snooze-times.ts'
import { useSnoozeWords } from '../../model/use-snooze-words.ts'
import { useNow } from '../../model/use-now.ts'
import type { TicketStep } from './ticket-step.ts'

const SnoozeDialog = lazy(async () => ({ default: (await import('./snooze-dialog.tsx')).SnoozeDialog }))

interface SnoozeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** Lets a ticket sleep until a moment, or at most until the customer writes; says until when it sleeps. */
export function SnoozeMenu({ ticket: { snoozedUntil }, onChange }: SnoozeMenuProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useSnoozeWords()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const wakesAt = snoozedUntil ? new Date(snoozedUntil) : undefined
  const isAsleep = wakesAt !== undefined && wakesAt > now
  const until = wakesAt && formats.dateTime(wakesAt)
  const sleep = (moment: Date) => onChange({ snoozedUntil: moment.toISOString() })
  return (
    <>
      <Menu
        label={t`Snooze`}
        trigger={
          <Button size="sm" variant="subtle" leftIcon={<IconMoon aria-hidden />}>
            {isAsleep ? t`Snoozed until ${until}` : t`Snooze`}
          </Button>
        }
        items={[
          ...snoozeTimes.map((time) => ({
            key: time,
            label: words[time],
            onSelect: () => sleep(timeOf(time, new Date())),
          })),
          { key: 'moment', label: t`At a date and time…`, onSelect: () => setAsking(true) },
          ...(isAsleep
            ? [{ key: 'wake', label: t`Wake`, onSelect: () => onChange({ snoozedUntil: null }) }]
            : []),
        ]}
      />
      {isAsking && (
        <LazyBoundary>
          <SnoozeDialog
            onSnooze={(moment) => {
              setAsking(false)
              sleep(moment)
            }}
            onClose={() => setAsking(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}

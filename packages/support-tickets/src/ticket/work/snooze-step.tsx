import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type MenuItem, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconCalendar, IconMoon, IconSun } from '@tabler/icons-react'
import { snoozedUntil, snoozeTimes } from '../../model/snooze-times.ts'
import { useSnoozeClock } from '../../snooze/use-snooze-clock.ts'
import { useSnoozeNote } from '../../snooze/use-snooze-note.ts'
import { useSnoozeWords } from '../../model/use-snooze-words.ts'

interface SnoozeStepProps extends PaletteSourceProps {
  ticket: Pick<TicketSummary, 'answerBy'>
  /** Events that it can sleep until. */
  events: readonly MenuItem[]
  onSnooze: (moment: Date) => void
  /** Asks for another moment. */
  onAsk: () => void
  /** Absent where it is awake. */
  onWake: (() => void) | undefined
}

/** When a ticket can come back: the morning that comes first. */
export function SnoozeStep({ ticket, events, onSnooze, onAsk, onWake, onFound }: SnoozeStepProps) {
  const { t } = useLingui()
  const words = useSnoozeWords()
  const clock = useSnoozeClock()
  const note = useSnoozeNote(ticket)
  const now = useNow()
  const commands = snoozeTimes(now).map((time) => ({
    id: `snooze-${time}`,
    label: words[time],
    detail: clock(time, now),
    icon: <IconMoon />,
    run: () => onSnooze(snoozedUntil(time, new Date())),
  }))
  usePaletteSource('snooze-times', onFound, {
    sections: [
      {
        id: 'snooze-times',
        title: t`Snooze until`,
        note,
        commands: [
          ...commands,
          ...events.map(({ key, label, onSelect }) => ({
            id: `snooze-${key}`,
            label,
            icon: <IconMoon />,
            run: onSelect,
          })),
          { id: 'snooze-moment', label: t`Pick date and time…`, icon: <IconCalendar />, run: onAsk },
          ...(onWake ? [{ id: 'unsnooze', label: t`Unsnooze`, icon: <IconSun />, run: onWake }] : []),
        ],
      },
    ],
  })
  return null
}

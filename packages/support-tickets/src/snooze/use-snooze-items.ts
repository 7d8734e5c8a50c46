import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import type { MenuItem } from '@replybay/ui-kit'
import { snoozedUntil, snoozeTimes } from '../model/snooze-times.ts'
import { useSnoozeClock } from './use-snooze-clock.ts'
import { useSnoozeWords } from '../model/use-snooze-words.ts'

interface SnoozeItemOptions {
  onSnooze: (moment: Date) => void
  /** Asks for another moment. */
  onAsk: () => void
}

/** When a ticket may come back, as the items of a menu. */
export function useSnoozeItems({ onSnooze, onAsk }: SnoozeItemOptions): MenuItem[] {
  const { t } = useLingui()
  const words = useSnoozeWords()
  const clock = useSnoozeClock()
  const now = useNow()
  return [
    ...snoozeTimes(now).map((time) => ({
      key: time,
      label: words[time],
      detail: clock(time, now),
      onSelect: () => onSnooze(snoozedUntil(time, new Date())),
    })),
    { key: 'moment', label: t`Pick date and time…`, onSelect: onAsk },
  ]
}

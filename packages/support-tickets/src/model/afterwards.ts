import type { CannedAnswer } from '@replybay/api-client'
import { snoozedUntil, type SnoozeTime } from './snooze-times.ts'

/** What can become of a ticket once a reply is sent. */
export type Afterwards = NonNullable<CannedAnswer['afterwards']>

const snoozes: Readonly<Record<Exclude<Afterwards, 'close'>, SnoozeTime>> = {
  'snooze-hour': 'hour',
  'snooze-hours': 'hours',
  'snooze-tomorrow': 'tomorrow',
  'snooze-monday': 'monday',
}

export const afterwardsChoices: readonly Afterwards[] = [
  'close',
  // Sound: it is written above, with all of these keys and no others.
  ...(Object.keys(snoozes) as (keyof typeof snoozes)[]),
]

export function asAfterwards(word: string | undefined): Afterwards | undefined {
  return afterwardsChoices.find((choice) => choice === word)
}

/** Until when the ticket sleeps, of a reply that is sent now. */
export function snoozeOf(afterwards: Afterwards | undefined, now: Date): Date | undefined {
  return afterwards === undefined || afterwards === 'close'
    ? undefined
    : snoozedUntil(snoozes[afterwards], now)
}

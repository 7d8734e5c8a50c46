import type { CannedAnswer } from '@replybay/api-client'
import { snoozedUntil } from './snooze-times.ts'

/** What can become of a ticket once a reply is sent. */
export type Afterwards = NonNullable<CannedAnswer['afterwards']>

export const afterwardsChoices = [
  'close',
  'snooze-hour',
  'snooze-hours',
  'snooze-tomorrow',
  'snooze-monday',
] as const satisfies readonly Afterwards[]

export function asAfterwards(word: string | undefined): Afterwards | undefined {
  return afterwardsChoices.find((choice) => choice === word)
}

const snoozes = {
  'snooze-hour': 'hour',
  'snooze-hours': 'hours',
  'snooze-tomorrow': 'tomorrow',
  'snooze-monday': 'monday',
} as const

/** Until when the ticket sleeps, of a reply that is sent now. */
export function snoozeOf(afterwards: Afterwards | undefined, now: Date): Date | undefined {
  return afterwards === undefined || afterwards === 'close'
    ? undefined
    : snoozedUntil(snoozes[afterwards], now)
}

import type { TicketStep } from '../change/ticket-step.ts'
import { firstSnooze } from '../model/snooze-times.ts'

/** Lets a ticket of a list sleep until the morning that comes, unless another time is asked for. */
export function snoozeStep(): TicketStep {
  return { snoozedUntil: firstSnooze(new Date()).toISOString() }
}

import type { TicketStep } from '../change/ticket-step.ts'
import { snoozedUntil } from '../model/snooze-times.ts'

/** Lets a ticket of a list sleep until tomorrow, unless another time is asked for. */
export function snoozeStep(): TicketStep {
  return { snoozedUntil: snoozedUntil('tomorrow', new Date()).toISOString() }
}

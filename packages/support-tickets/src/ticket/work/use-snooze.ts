import { useNow } from '@replybay/feature-kit'
import type { Ticket } from '@replybay/api-client'
import type { TicketStep } from '../../change/ticket-step.ts'
import { isSnoozed } from '../../model/is-snoozed.ts'
import { useSnoozedWords } from '../../model/use-snoozed-words.ts'

interface SnoozeOptions {
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/** Lets the open ticket sleep until a moment and goes on to the next; says until when it sleeps. */
export function useSnooze(ticket: Ticket, { onChange, onDone }: SnoozeOptions) {
  const sayUntil = useSnoozedWords()
  const now = useNow()
  const wakesAt =
    ticket.snoozedUntil && isSnoozed(ticket, now.getTime()) ? new Date(ticket.snoozedUntil) : undefined
  return {
    /** When it wakes; nothing where it is awake. */
    wakesAt,
    /** The same in words. */
    until: wakesAt && sayUntil(wakesAt, now, ticket.snoozedFor),
    wake: () => onChange({ snoozedUntil: null }),
    snooze: (moment: Date, snoozedFor?: Ticket['snoozedFor']) => {
      onChange({ snoozedUntil: moment.toISOString(), ...(snoozedFor && { snoozedFor }) })
      onDone()
    },
  }
}

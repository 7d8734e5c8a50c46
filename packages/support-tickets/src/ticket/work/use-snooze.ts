import type { Ticket } from '@replybay/api-client'
import type { TicketStep } from '../../change/ticket-step.ts'
import { useNow } from '../../model/use-now.ts'
import { useSnoozedWords } from '../../model/use-snoozed-words.ts'

interface SnoozeOptions {
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/** Lets the open ticket sleep until a moment and goes on to the next; says until when it sleeps. */
export function useSnooze({ snoozedUntil }: Ticket, { onChange, onDone }: SnoozeOptions) {
  const sayUntil = useSnoozedWords()
  const now = useNow()
  const wakesAt = snoozedUntil ? new Date(snoozedUntil) : undefined
  const isAsleep = wakesAt !== undefined && wakesAt > now
  return {
    /** When it wakes; nothing where it is awake. */
    wakesAt: isAsleep ? wakesAt : undefined,
    /** The same in words. */
    until: isAsleep ? sayUntil(wakesAt, now) : undefined,
    wake: () => onChange({ snoozedUntil: null }),
    snooze: (moment: Date) => {
      onChange({ snoozedUntil: moment.toISOString() })
      onDone()
    },
  }
}

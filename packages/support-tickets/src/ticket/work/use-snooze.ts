import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { customerName } from '../../model/customer-name.ts'
import { useNow } from '../../model/use-now.ts'
import { useSnoozedWords } from '../../model/use-snoozed-words.ts'
import { useReturnToTicket } from '../../use-return-to-ticket.ts'
import type { TicketStep } from '../../change/ticket-step.ts'

interface SnoozeOptions {
  onChange: (step: TicketStep) => void
  /** It sleeps: on to the next. */
  onDone: () => void
}

/** Lets the open ticket sleep until a moment and goes on to the next, with a way back; says until when it sleeps. */
export function useSnooze({ _id: id, snoozedUntil, customer }: Ticket, { onChange, onDone }: SnoozeOptions) {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const returnTo = useReturnToTicket()
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
      toasts.show({
        title: sayUntil(moment, new Date()),
        detail: customerName(i18n, customer),
        undo: () => {
          onChange({ snoozedUntil: isAsleep ? wakesAt.toISOString() : null })
          returnTo(id)
        },
      })
    },
  }
}

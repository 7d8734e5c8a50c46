import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
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
  const client = useQueryClient()
  const returnTo = useReturnToTicket()
  const sayUntil = useSnoozedWords()
  const now = useNow()
  const wakesAt = snoozedUntil ? new Date(snoozedUntil) : undefined
  const isAsleep = wakesAt !== undefined && wakesAt > now
  /** As it was before, unless something else became of it meanwhile: a question of its customer wakes it. */
  async function bringBack(moment: Date) {
    const before = isAsleep ? wakesAt.toISOString() : null
    // Where that can't be read, it can't be changed either, and that is told.
    const ticket = await client
      .fetchQuery({ ...ticketQueries.detail(id), staleTime: 0 })
      .catch(() => undefined)
    const isMoved = ticket && ![moment.getTime(), timeOf(before)].includes(timeOf(ticket.snoozedUntil))
    if (!isMoved) onChange({ snoozedUntil: before })
  }
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
          returnTo(id)
          void bringBack(moment)
        },
      })
    },
  }
}

function timeOf(moment: string | null | undefined): number | undefined {
  return moment ? Date.parse(moment) : undefined
}

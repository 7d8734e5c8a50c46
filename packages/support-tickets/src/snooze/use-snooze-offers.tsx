import type { Ticket } from '@replybay/api-client'
import { type SnoozeOffer, SlotOutlet, ticketSnooze } from '@replybay/feature-kit'
import type { MenuItem } from '@replybay/ui-kit'
import { type ReactNode, useCallback, useState } from 'react'
import { snoozedUntil } from '../model/snooze-times.ts'

const none: ReadonlyMap<string, SnoozeOffer> = new Map()

/** Events of other features that a ticket can sleep until. @returns items of a menu, and what asks the features for them */
export function useSnoozeOffers(
  ticket: Ticket,
  snooze: (moment: Date, snoozedFor: Ticket['snoozedFor']) => void,
): { items: MenuItem[]; outlet: ReactNode } {
  const [offers, setOffers] = useState(none)
  const onOffer = useCallback(
    (id: string, offer: SnoozeOffer | undefined) =>
      setOffers((known) => {
        const others = [...known].filter(([key]) => key !== id)
        return new Map(offer ? [...others, [id, offer]] : others)
      }),
    [],
  )
  const sleep = (reason: Ticket['snoozedFor']) => snooze(snoozedUntil('reply', new Date()), reason)
  return {
    items: [...offers].map(([key, { label, snoozedFor, wait }]) => ({
      key,
      label,
      onSelect: () =>
        void wait().then(
          () => sleep(snoozedFor),
          () => undefined,
        ),
    })),
    outlet: <SlotOutlet slot={ticketSnooze} ticket={ticket} onOffer={onOffer} />,
  }
}

import { type Fill, fillSlot, ticketAfterClose } from '@replybay/feature-kit'

export const fills: readonly Fill[] = [
  fillSlot(ticketAfterClose, {
    id: 'knowledge-teach',
    load: async () => (await import('./teaching/teach-offer.tsx')).TeachOffer,
  }),
]

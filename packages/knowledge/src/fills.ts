import { type Fill, fillSlot, homeSide, sourceLink, ticketAfterClose } from '@replybay/feature-kit'
import { sourcesRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(ticketAfterClose, {
    id: 'knowledge-teach',
    load: async () => (await import('./teaching/teach-offer.tsx')).TeachOffer,
  }),
  fillSlot(sourceLink, {
    id: 'knowledge-source',
    page: sourcesRoute,
    load: async () => (await import('./source-link.tsx')).SourceLink,
  }),
  fillSlot(homeSide, {
    id: 'knowledge-gaps',
    page: sourcesRoute,
    load: async () => (await import('./home/gaps-card.tsx')).GapsCard,
  }),
]

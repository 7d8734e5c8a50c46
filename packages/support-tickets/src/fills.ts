import { type Fill, fillSlot, homeCards, homeFigures } from '@replybay/feature-kit'
import { websTicketsRoute } from './routes.ts'

const statusFigures = () => import('./home/status-figures.tsx')

export const fills: readonly Fill[] = [
  fillSlot(homeFigures, {
    id: 'tickets-open',
    page: websTicketsRoute,
    load: async () => (await statusFigures()).OpenFigure,
  }),
  fillSlot(homeFigures, {
    id: 'tickets-answered',
    page: websTicketsRoute,
    load: async () => (await statusFigures()).AnsweredFigure,
  }),
  fillSlot(homeFigures, {
    id: 'tickets-longest-wait',
    page: websTicketsRoute,
    load: async () => (await import('./home/longest-wait-figure.tsx')).LongestWaitFigure,
  }),
  fillSlot(homeCards, {
    id: 'tickets-waiting',
    page: websTicketsRoute,
    load: async () => (await import('./home/waiting-card.tsx')).WaitingCard,
  }),
]

import { lazyPart } from '@replybay/feature-kit'

const parts = () => import('./presence-parts.ts')

export const RowPresence = lazyPart(async () => (await parts()).RowPresence)
export const TicketPresence = lazyPart(async () => (await parts()).TicketPresence)

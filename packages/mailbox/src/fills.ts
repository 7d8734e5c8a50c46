import { type Fill, fillSlot, pageBackground } from '@replybay/feature-kit'
import { emailsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(pageBackground, {
    id: 'mailbox-watch',
    page: emailsRoute,
    load: async () => (await import(/* chunk: frame */ './watch/mail-watch.tsx')).MailWatch,
  }),
]

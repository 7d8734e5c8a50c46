import { type Fill, fillSlot, homeFigures, pageBackground, roleDetails } from '@replybay/feature-kit'
import { emailsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(pageBackground, {
    id: 'mailbox-watch',
    page: emailsRoute,
    load: async () => (await import(/* chunk: frame */ './watch/mail-watch.tsx')).MailWatch,
  }),
  fillSlot(homeFigures, {
    id: 'mailbox-unread',
    page: emailsRoute,
    load: async () => (await import(/* chunk: home */ './home/unread-figure.tsx')).UnreadFigure,
  }),
  fillSlot(roleDetails, {
    id: 'mailbox-role',
    load: async () => (await import('./team/role-email.tsx')).RoleEmail,
  }),
]

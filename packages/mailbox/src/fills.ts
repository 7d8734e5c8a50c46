import { type Fill, fillSlot, homeFigures, roleDetails, ticketSide } from '@replybay/feature-kit'
import { emailsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(homeFigures, {
    id: 'mailbox-unread',
    page: emailsRoute,
    load: async () => (await import(/* chunk: home */ './home/unread-figure.tsx')).UnreadFigure,
  }),
  fillSlot(ticketSide, {
    id: 'mailbox-emails',
    page: emailsRoute,
    load: async () => (await import('./side/customer-emails.tsx')).CustomerEmails,
  }),
  fillSlot(roleDetails, {
    id: 'mailbox-role',
    load: async () => (await import('./team/role-email.tsx')).RoleEmail,
  }),
]

import { msg } from '@lingui/core/macro'
import {
  emailLink,
  type Fill,
  fillSlot,
  homeFigures,
  knowledgeWays,
  profileSettings,
  roleDetails,
  ticketSide,
} from '@replybay/feature-kit'
import { emailsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(homeFigures, {
    id: 'mailbox-unread',
    page: emailsRoute,
    load: async () => (await import(/* chunk: home */ './home/unread-figure.tsx')).UnreadFigure,
  }),
  fillSlot(knowledgeWays, {
    id: 'emails',
    label: msg`From emails`,
    page: emailsRoute,
    load: async () => (await import('./teaching/email-tab.tsx')).EmailTab,
  }),
  fillSlot(profileSettings, {
    id: 'mailbox-images',
    label: msg`Images in emails`,
    page: emailsRoute,
    load: async () => (await import('./profile/image-senders-section.tsx')).ImageSendersSection,
  }),
  fillSlot(emailLink, {
    id: 'mailbox-email',
    page: emailsRoute,
    load: async () => (await import('./teaching/email-link.tsx')).EmailLink,
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

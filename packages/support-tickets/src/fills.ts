import { msg } from '@lingui/core/macro'
import {
  emailReplies,
  emailSide,
  type Fill,
  fillSlot,
  homeCards,
  homeFigures,
  homeLater,
  homeSide,
  homeStart,
  homeSummary,
  homeWithoutPlan,
  menuNews,
  menuTools,
  offlineNotes,
  pageAlerts,
  pageBackground,
  paletteSources,
  profileSettings,
  ticketLink,
  ticketSettings,
} from '@replybay/feature-kit'
import { ticketRoute, websTicketsRoute } from './routes.ts'

const statusFigures = () => import(/* chunk: home */ './home/status-figures.tsx')

export const fills: readonly Fill[] = [
  fillSlot(pageBackground, {
    id: 'tickets-watch',
    page: ticketRoute,
    load: async () => (await import(/* chunk: frame */ './notices/ticket-watch.tsx')).TicketWatch,
  }),
  fillSlot(offlineNotes, {
    id: 'tickets-waiting-replies',
    page: ticketRoute,
    load: async () => (await import(/* chunk: frame */ './outbox/waiting-replies.tsx')).WaitingReplies,
  }),
  fillSlot(pageAlerts, {
    id: 'tickets-outbox-banner',
    page: ticketRoute,
    load: async () => (await import(/* chunk: frame */ './outbox/outbox-banner.tsx')).OutboxBanner,
  }),
  fillSlot(pageAlerts, {
    id: 'tickets-stuck-changes',
    page: ticketRoute,
    load: async () =>
      (await import(/* chunk: frame */ './pending/stuck-changes-banner.tsx')).StuckChangesBanner,
  }),
  fillSlot(profileSettings, {
    id: 'tickets-answering',
    label: msg`Replies`,
    page: ticketRoute,
    load: async () => (await import('./composer/answering-section.tsx')).AnsweringSection,
  }),
  fillSlot(profileSettings, {
    id: 'tickets-notifications',
    label: msg`Notifications`,
    page: ticketRoute,
    load: async () => (await import('./notices/notifications-section.tsx')).NotificationsSection,
  }),
  fillSlot(ticketSettings, {
    id: 'tickets-canned-answers',
    label: msg`Saved replies`,
    page: ticketRoute,
    load: async () =>
      (await import('./canned-answers/settings/canned-answers-section.tsx')).CannedAnswersSection,
  }),
  fillSlot(ticketSettings, {
    id: 'tickets-waiting-limits',
    label: msg`Wait time thresholds`,
    page: ticketRoute,
    load: async () => (await import('./waiting-limits/waiting-limits-section.tsx')).WaitingLimitsSection,
  }),
  fillSlot(ticketSettings, {
    id: 'tickets-claiming',
    label: msg`Claim on reply`,
    page: ticketRoute,
    load: async () => (await import('./claiming/claiming-section.tsx')).ClaimingSection,
  }),
  fillSlot(ticketLink, {
    id: 'tickets-link',
    page: ticketRoute,
    load: async () => (await import('./ticket/ticket-link.tsx')).TicketLink,
  }),
  fillSlot(emailSide, {
    id: 'tickets-customer',
    page: ticketRoute,
    load: async () => (await import('./customer/email-customer.tsx')).EmailCustomer,
  }),
  fillSlot(emailReplies, {
    id: 'tickets-saved-replies',
    page: ticketRoute,
    load: async () => (await import('./canned-answers/email-replies.tsx')).EmailReplies,
  }),
  fillSlot(menuTools, {
    id: 'tickets-bell',
    page: ticketRoute,
    load: async () => (await import(/* chunk: frame */ './notices/ticket-bell.tsx')).TicketBell,
  }),
  fillSlot(menuNews, {
    id: 'tickets-news',
    page: ticketRoute,
    load: async () => (await import(/* chunk: frame */ './notices/unread-badge.tsx')).UnreadBadge,
  }),
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
    load: async () => (await import(/* chunk: home */ './home/wait-figures.tsx')).WaitFigures,
    // Mentions, and what comes back today.
    places: ({ role }) => (role === 'support' ? 3 : 1),
  }),
  fillSlot(homeSummary, {
    id: 'tickets-summary',
    page: websTicketsRoute,
    load: async () => (await import(/* chunk: home */ './home/home-summary.tsx')).HomeSummary,
  }),
  fillSlot(homeStart, {
    id: 'tickets-start',
    page: websTicketsRoute,
    load: async () => (await import(/* chunk: home */ './home/start-link.tsx')).StartLink,
  }),
  fillSlot(homeSide, {
    id: 'tickets-side',
    page: websTicketsRoute,
    load: async () => (await import(/* chunk: home */ './home/side-cards.tsx')).SideCards,
  }),
  fillSlot(homeCards, {
    id: 'tickets-waiting',
    page: websTicketsRoute,
    load: async () => (await import(/* chunk: home */ './home/tickets-card.tsx')).TicketsCard,
  }),
  fillSlot(homeLater, {
    id: 'tickets-later',
    load: async () => (await import(/* chunk: home */ './home/waiting-later.tsx')).WaitingLater,
  }),
  fillSlot(homeWithoutPlan, {
    id: 'tickets-without-plan',
    load: async () => (await import(/* chunk: home */ './home/without-plan-card.tsx')).WithoutPlanCard,
  }),
  fillSlot(paletteSources, {
    id: 'tickets-palette',
    page: websTicketsRoute,
    load: async () => (await import('./palette/palette-sources.tsx')).PaletteSources,
  }),
]

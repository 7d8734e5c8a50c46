import {
  type Fill,
  fillSlot,
  homeLater,
  homeSide,
  menuStatus,
  missingAnswer,
  paletteSources,
  sourceLink,
  ticketAfterClose,
  ticketTeach,
  webReplyMode,
} from '@replybay/feature-kit'
import { addingRoute, sourcesRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(menuStatus, {
    id: 'knowledge-agent-switch',
    load: async () => (await import(/* chunk: frame */ './agent-switch/agent-switch.tsx')).AgentSwitch,
  }),
  fillSlot(paletteSources, {
    id: 'knowledge-agent-command',
    load: async () => (await import('./agent-switch/agent-command.tsx')).AgentCommand,
  }),
  fillSlot(ticketTeach, {
    id: 'knowledge-teach-on-close',
    load: async () => (await import('./teaching/teach-on-close.tsx')).TeachOnClose,
  }),
  fillSlot(ticketAfterClose, {
    id: 'knowledge-teach',
    load: async () => (await import('./teaching/teach-offer.tsx')).TeachOffer,
  }),
  fillSlot(sourceLink, {
    id: 'knowledge-source',
    page: sourcesRoute,
    load: async () => (await import('./source-link.tsx')).SourceLink,
  }),
  fillSlot(missingAnswer, {
    id: 'knowledge-answer',
    page: addingRoute,
    load: async () => (await import('./source-link.tsx')).WriteAnswer,
  }),
  fillSlot(webReplyMode, {
    id: 'knowledge-reply-mode',
    load: async () => (await import('./settings/reply-mode-row.tsx')).ReplyModeRow,
  }),
  fillSlot(homeLater, {
    id: 'knowledge-later',
    load: async () => (await import(/* chunk: home */ './home/gaps-later.tsx')).GapsLater,
  }),
  fillSlot(homeSide, {
    id: 'knowledge-home',
    page: sourcesRoute,
    load: async () => (await import(/* chunk: home */ './home/home-cards.tsx')).HomeCards,
  }),
]

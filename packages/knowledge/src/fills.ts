import { type Fill, fillSlot, menuStatus, pageBackground, ticketAfterClose } from '@replybay/feature-kit'

export const fills: readonly Fill[] = [
  fillSlot(menuStatus, {
    id: 'knowledge-agent-switch',
    load: async () => (await import(/* chunk: frame */ './agent-switch/agent-switch.tsx')).AgentSwitch,
  }),
  fillSlot(pageBackground, {
    id: 'knowledge-agent-commands',
    load: async () => (await import(/* chunk: frame */ './agent-switch/agent-command.tsx')).AgentCommand,
  }),
  fillSlot(ticketAfterClose, {
    id: 'knowledge-teach',
    load: async () => (await import('./teaching/teach-offer.tsx')).TeachOffer,
  }),
]

import { type Fill, fillSlot, menuStatus, paletteSources, ticketAfterClose } from '@replybay/feature-kit'

export const fills: readonly Fill[] = [
  fillSlot(menuStatus, {
    id: 'knowledge-agent-switch',
    load: async () => (await import(/* chunk: frame */ './agent-switch/agent-switch.tsx')).AgentSwitch,
  }),
  fillSlot(paletteSources, {
    id: 'knowledge-agent-command',
    load: async () => (await import('./agent-switch/agent-command.tsx')).AgentCommand,
  }),
  fillSlot(ticketAfterClose, {
    id: 'knowledge-teach',
    load: async () => (await import('./teaching/teach-offer.tsx')).TeachOffer,
  }),
]

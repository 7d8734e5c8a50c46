import type { Part } from './part.ts'
import { api } from './parts/api.ts'
import { chat } from './parts/chat.ts'
import { firstScreen } from './parts/first-screen.ts'
import { inbox } from './parts/inbox.ts'
import { integrations } from './parts/integrations.ts'
import { kit } from './parts/kit.ts'
import { knowledge } from './parts/knowledge.ts'
import { mail } from './parts/mail.ts'
import { mailSync } from './parts/mail-sync.ts'
import { registrations } from './parts/registrations.ts'
import { startUp } from './parts/start-up.ts'
import { ticketList } from './parts/ticket-list.ts'
import { warehouse } from './parts/warehouse.ts'

/** What is measured, in the order in which it is told. */
export const parts = {
  start: startUp,
  'first-screen': firstScreen,
  'ticket-list': ticketList,
  inbox,
  kit,
  api,
  knowledge,
  mail,
  'mail-sync': mailSync,
  warehouse,
  integrations,
  registrations,
  chat,
} satisfies Record<string, Part>

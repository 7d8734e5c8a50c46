import type { DemoTicket } from './thread.ts'
import { longMessages } from './told/long-messages.ts'
import { longTalks } from './told/long-talks.ts'

/** What no script could say: days before the last midnight. */
export const told: readonly DemoTicket[] = [...longTalks, ...longMessages]

import type { components } from '@replybay/api-client'
import { cutText } from '../../../platform/cut-text.ts'

/** What processes say to each other of presence, by a channel that anybody who may ask the database can write to. */

/** What a person does in a ticket. */
export type Doing = NonNullable<components['schemas']['PresentPerson']['doing']>

/** A page of a person's browser, and the ticket that it shows. */
export interface Tab {
  tab: string
  ticketId: string
  doing: Doing
}

/** More pages of one person are not known: a notification holds 8,000 bytes. */
export const MOST_TABS = 20
/** As much of a name as is shown anywhere, in UTF-16 units. */
const NAME_LENGTH = 80

export type Said =
  /** A person follows, or still does; `tabs` are those that the process knows of. */
  | { kind: 'follows'; userId: string; name: string; tabs: Tab[] }
  /** None of a person's streams in one process is left. */
  | { kind: 'left'; userId: string }
  /** Asks all processes who follows in them. */
  | { kind: 'asks' }
  /** What a person does in the ticket that is named; `left` where they look at it no more. */
  | { kind: 'does'; userId: string; tab: string; doing: Doing | 'left' }

export function follows(userId: string, name: string, tabs: readonly Tab[]): Said {
  const sent = tabs.slice(-MOST_TABS).map(({ tab, ticketId, doing }) => ({ tab, ticketId, doing }))
  return { kind: 'follows', userId, name: cutText(name, NAME_LENGTH), tabs: sent }
}

/** @returns undefined for what no process of ours has said. */
export function parseSaid(said: unknown): Said | undefined {
  if (typeof said !== 'object' || said === null || !('kind' in said)) return undefined
  // Sound: what carries one of our kinds was said by `publishMoment`, by this code or another version of it.
  const known = said as Said
  return ['follows', 'left', 'asks', 'does'].includes(known.kind) ? known : undefined
}

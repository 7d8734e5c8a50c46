import type { WeightGoals } from './browser/compare-weights.ts'

/** What the pages may ask for before they are quiet. The tests hold the product to it. */
export const budgets = {
  signIn: { codeBytes: 132_100, requests: 8, heap: 1.6 },
  /** Search, filters, views and the conversation beside the list: what the sign-in page has, and more. */
  ticketList: { codeBytes: 240_000, requests: 19 },
  /** What the ticket list may ask for beyond what the sign-in page does; a feature more costs some 300 bytes of it, one that fills the pages of others 900, one that counts in the navigation 1,700: its calls come along. */
  inboxBeyondSignIn: 107_900,
  /** Bytes of the chat window on a shop's page, before it is opened. */
  chatWindow: 15_000,
  /** Bytes of scripts and styles of pages with one component of the kit. */
  kit: { button: 78_000, 'text-field': 84_000, 'data-table': 100_000 },
} satisfies Record<'signIn' | 'ticketList', WeightGoals> & {
  inboxBeyondSignIn: number
  chatWindow: number
  kit: Record<string, number>
}

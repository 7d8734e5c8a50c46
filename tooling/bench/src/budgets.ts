import type { WeightGoals } from './browser/compare-weights.ts'

/** What the pages may ask for before they are quiet. The tests hold the product to it. */
export const budgets = {
  signIn: { codeBytes: 150_000, requests: 8, heap: 1.6 },
  ticketList: { codeBytes: 225_000, requests: 16 },
} satisfies Record<string, WeightGoals>

import type { TableDebts } from './server-tables.ts'

/** These lists only get shorter. */
export const serverTableDebts: TableDebts = {
  joins: ['attachments joins tickets', 'auth joins users', 'tickets joins customers', 'users joins webs'],
  writes: [
    // The ways into an account make and prove accounts, on which `users` stands with its pages.
    'auth/invitation-store.ts: delete users',
    'auth/store.ts: delete companies',
    'auth/store.ts: delete users',
    'auth/store.ts: insert companies',
    'auth/store.ts: insert users',
    'auth/store.ts: update users',
    // A customer is found or made, and held, in the transaction that opens their ticket.
    'tickets/customer-rows.ts: insert customers',
  ],
}

/** What no schema says, and what a request needs in order to get beyond the first check. */
import * as fc from 'fast-check'
import { demoAccounts, DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { writeCursor } from '../../src/tickets/cursor.ts'

const cursor = fc
  .tuple(fc.constantFrom('waiting', 'newest', 'oldest'), fc.nat(), fc.uuid())
  .map(([sort, order, id]) => writeCursor(sort, { order, id }))

/** By the name of the field or parameter. */
export const knownValues: ReadonlyMap<string, fc.Arbitrary<unknown>> = new Map<string, fc.Arbitrary<unknown>>(
  [
    ['email', fc.constantFrom(...demoAccounts.map((account) => account.email))],
    ['password', fc.constant(DEMO_PASSWORD)],
    ['cursor', cursor],
    ['channel', fc.constantFrom('web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram')],
  ],
)

/** What no schema says, and what a request needs in order to get beyond the first check. */
import * as fc from 'fast-check'
import { demoAccounts, DEMO_PASSWORD } from '../../src/platform/demo/accounts.ts'
import { writeCursor } from '../../src/platform/contract/cursor.ts'

/** Of a place in a list: ms since 1970, up to what no date holds any more. */
const order = fc.oneof(
  fc.nat(),
  fc.constantFrom(0, 2 ** 52, 253_402_300_799_999, 253_402_300_800_000, 8.64e15, 2 ** 53),
)

const cursor = fc
  .tuple(fc.constantFrom('waiting', 'newest', 'oldest', 'due', 'sent', 'arrival'), order, fc.uuid())
  .map(([sort, place, id]) => writeCursor(sort, { order: place, id }))

/** By the name of the field or parameter. */
export const knownValues: ReadonlyMap<string, fc.Arbitrary<unknown>> = new Map<string, fc.Arbitrary<unknown>>(
  [
    ['email', fc.constantFrom(...demoAccounts.map((account) => account.email))],
    ['password', fc.constant(DEMO_PASSWORD)],
    ['cursor', cursor],
    ['since', fc.oneof(fc.nat().map(String), fc.constantFrom('0', '99999999999999', '9999999999999999'))],
    ['orderNumber', fc.constantFrom('ML-10491', 'ML-10451', 'ML-10489', 'ML-10482', 'ML-10420')],
    ['SKU', fc.constantFrom('OPA-30-BR', 'AMP-E27-4W', 'SEV-170-NO', 'AUB-S-RO')],
    ['platform', fc.constantFrom('prestashop', 'shopify')],
    ['lang', fc.constantFrom('fr-FR', 'es-ES')],
    ['channel', fc.constantFrom('web', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram')],
  ],
)

import type { companies } from '../tables.ts'
import { ATELIER_NORD, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'

const DAY_MS = 86_400_000

/** A shop that pays, and one whose trial has ended. */
export function demoCompanies(now: Date, createdAt: Date): (typeof companies.$inferInsert)[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  return [
    {
      id: MAISON_LUMEN,
      name: 'Maison Lumen',
      description: 'Hand-blown lamps, fittings, and bulbs, made in Lyon and shipped all over Europe.',
      container: 'maison-lumen',
      subscriptionStatus: 'active',
      plan: 'growth',
      trialUsed: true,
      currentPeriodEnd: inDays(19),
      timeZone: 'Europe/Paris',
      address: { street: '12 rue de la Verrerie', postalCode: '69001', city: 'Lyon', country: 'FR' },
      returnPolicy: 'You can return any lamp within 30 days. Bulbs must be unopened.',
      returnDays: 30,
      autoReturnsDisabled: false,
      createdAt,
    },
    {
      id: ATELIER_NORD,
      name: 'Atelier Nord',
      description: 'Candles and wall lights from Lille.',
      subscriptionStatus: 'trialing',
      trialEndsAt: inDays(-6),
      trialUsed: true,
      createdAt,
    },
  ]
}

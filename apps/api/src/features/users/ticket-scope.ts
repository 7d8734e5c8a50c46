import type { AccountFeature, Right } from '../../platform/contract/contract.ts'
import type { Person } from '../../platform/contract/handlers.ts'

/** Channels whose tickets need more than the right to tickets: a right of the person and a feature of the company. */
const guarded: Readonly<Record<string, { right: Right; feature: AccountFeature }>> = {
  discord: { right: 'discord', feature: 'discord' },
}

/** The channels whose tickets a person is told nothing of. */
export function closedChannels({ rights, company }: Pick<Person, 'rights' | 'company'>): string[] {
  return Object.entries(guarded).flatMap(([channel, { right, feature }]) =>
    rights.has(right) && !company.switchedOff.has(feature) ? [] : [channel],
  )
}

/** Whose tickets a query for a person is about. */
export function scopeOf(person: Pick<Person, 'companyId' | 'rights' | 'company'>) {
  return { companyId: person.companyId, closed: closedChannels(person) }
}

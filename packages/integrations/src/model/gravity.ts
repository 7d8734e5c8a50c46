import type { Integration } from '@replybay/api-client'

/** The gravest first. What passes by itself comes last; what this build does not know may need a person. */
const ORDER = [
  'bad-key',
  'missing-permission',
  'wrong-plan',
  'not-this-service',
  'private-address',
  undefined,
  'unreachable',
  'service-error',
  'rate-limited',
] as const

function gravityOf({ problem }: Integration): number {
  const place = ORDER.findIndex((known) => known === problem)
  return place === -1 ? ORDER.indexOf(undefined) : place
}

/** Those that have failed, what a person has to mend before what passes by itself. */
export function failedFirst(connected: readonly Integration[]): Integration[] {
  return connected
    .filter(({ state }) => state === 'failed')
    .toSorted((one, other) => gravityOf(one) - gravityOf(other))
}

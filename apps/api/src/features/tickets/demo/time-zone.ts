import type { DemoCustomer } from './thread.ts'

const zones: Readonly<Record<string, string>> = {
  Belgique: 'Europe/Brussels',
  Belgium: 'Europe/Brussels',
  Canada: 'America/Toronto',
  España: 'Europe/Madrid',
  Finland: 'Europe/Helsinki',
  France: 'Europe/Paris',
  Germany: 'Europe/Berlin',
  Ireland: 'Europe/Dublin',
  Norway: 'Europe/Oslo',
  Sweden: 'Europe/Stockholm',
  'United Kingdom': 'Europe/London',
}

/** What the browser of a demo customer says of the time where they live; nothing where that is not told. */
export function timeZoneOf({ location }: DemoCustomer): { timeZone?: string } {
  const timeZone = zones[location?.split(', ').at(-1) ?? '']
  return timeZone === undefined ? {} : { timeZone }
}

import type { DemoCustomer } from './thread.ts'

/** Countries as the texts of the demo call them: with their codes, and what the browsers there say of the time. */
const countries: Readonly<Record<string, readonly [code: string, timeZone?: string]>> = {
  Belgique: ['BE', 'Europe/Brussels'],
  Belgium: ['BE', 'Europe/Brussels'],
  Canada: ['CA', 'America/Toronto'],
  Denmark: ['DK'],
  España: ['ES', 'Europe/Madrid'],
  Finland: ['FI', 'Europe/Helsinki'],
  France: ['FR', 'Europe/Paris'],
  Germany: ['DE', 'Europe/Berlin'],
  Ireland: ['IE', 'Europe/Dublin'],
  Netherlands: ['NL'],
  Norway: ['NO', 'Europe/Oslo'],
  Suisse: ['CH'],
  Sweden: ['SE', 'Europe/Stockholm'],
  'United Kingdom': ['GB', 'Europe/London'],
  'United States': ['US'],
}

interface Place {
  location?: string
  country?: string
  timeZone?: string
}

/** Where a demo customer lives: the country as a code, so that each reader has it in their language. */
export function placeOf({ location }: DemoCustomer): Place {
  const [city, name] = location?.split(', ') ?? []
  const [country, timeZone] = countries[name ?? ''] ?? []
  if (!city || country === undefined) return {}
  return { location: city, country, ...(timeZone && { timeZone }) }
}

/** A time zone by its city, with how far it is from UTC now: Paris (UTC+1). */
export function timeZoneLabel(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset ? `${city} (${offset.replace('GMT', 'UTC')})` : city
}

/** Every time zone by its city, the one of this device first. They are found by their region, too. */
export function timeZones(): { value: string; label: string; keywords: string }[] {
  const own = ownTimeZone()
  const { compare } = new Intl.Collator()
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => ({ value: zone, label: timeZoneLabel(zone), keywords: zone }))
    .toSorted((a, b) => Number(b.value === own) - Number(a.value === own) || compare(a.label, b.label))
}

/** The time zone of this device. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

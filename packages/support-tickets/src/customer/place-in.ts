import type { TicketSummary } from '@replybay/api-client'

/** Where a customer is, with the country in the reader’s language; undefined where nobody knows. */
export function placeIn(
  locale: string,
  { location, country }: Pick<TicketSummary['customer'], 'location' | 'country'>,
): string | undefined {
  const name = country && countryIn(locale, country)
  return [location, name].filter(Boolean).join(', ') || undefined
}

function countryIn(locale: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
  } catch {
    // No code at all.
    return undefined
  }
}

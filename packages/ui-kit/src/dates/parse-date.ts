import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/* oxlint-disable lingui/no-unlocalized-strings -- patterns, not words */
const americanFormats = ['MM/DD/YYYY', 'M/D/YYYY', 'M/D/YY', 'YYYY-MM-DD'] as const
const europeanFormats = ['DD/MM/YYYY', 'D/M/YYYY', 'D/M/YY', 'YYYY-MM-DD'] as const
/* oxlint-enable lingui/no-unlocalized-strings */

/** How a day is written: first as it is shown, then as it may be typed. */
export function dateFormats(locale: string) {
  return locale === 'en-US' ? americanFormats : europeanFormats
}

/** The day that was typed, as YYYY-MM-DD; null where it is none. Dots and dashes part it as slashes do. */
export function parseDate(typed: string, locale: string): string | null {
  const text = typed.trim()
  const [year] = text.split('-')
  const slashed = year?.length === 4 ? text : text.replaceAll(/[.\-\s]/g, '/')
  const day = dayjs(slashed, [...dateFormats(locale)], true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}

import type { Formats } from '@replybay/i18n'

/** How long a service took: in ms, from a second on in seconds. */
export function took(formats: Formats, ms: number): string {
  return ms < 1_000 ? `${formats.number(ms)} ms` : `${formats.number(Math.round(ms / 100) / 10)} s`
}

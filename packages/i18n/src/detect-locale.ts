import { readLocaleCookie } from './locale-cookie.ts'
import { defaultLocale, type LocaleCode, locales } from './locales.ts'

/**
 * The locale to start in: the stored one, else the first of the browser's languages that is spoken here
 * (`fr-CA` gets `fr-FR`), else the fallback.
 * @see specification §4, interface language
 */
export function detectLocale(
  document: Pick<Document, 'cookie'>,
  languages: readonly string[],
  fallback: LocaleCode = defaultLocale,
): LocaleCode {
  return readLocaleCookie(document) ?? languages.map(nearest).find((code) => code !== undefined) ?? fallback
}

function nearest(language: string): LocaleCode | undefined {
  const wanted = language.toLowerCase()
  const exact = locales.find((locale) => locale.iso.toLowerCase() === wanted)
  const sameLanguage = locales.find((locale) => locale.iso.slice(0, 2) === wanted.split('-')[0])
  return (exact ?? sameLanguage)?.code
}

import { isLocaleCode, type LocaleCode } from './locales.ts'

/** @see specification §9 */
const localeCookie = { name: 'i18n_redirected', days: 365 } as const

/** The stored locale; one that is not supported is cleared. @see specification §5 */
export function readLocaleCookie(document: Pick<Document, 'cookie'>): LocaleCode | undefined {
  const prefix = `${localeCookie.name}=`
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix))
  if (!entry) return undefined
  const value = entry.slice(prefix.length)
  if (isLocaleCode(value)) return value
  document.cookie = `${prefix}; path=/; max-age=0`
  return undefined
}

export function writeLocaleCookie(document: Pick<Document, 'cookie'>, locale: LocaleCode): void {
  const seconds = localeCookie.days * 24 * 60 * 60
  document.cookie = `${localeCookie.name}=${locale}; path=/; max-age=${seconds}; SameSite=Lax`
}

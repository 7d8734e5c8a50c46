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

/** Keeps a person's choice. */
export function writeLocaleCookie(
  document: Pick<Document, 'cookie'>,
  locale: LocaleCode,
  { isCrossOrigin }: { isCrossOrigin: boolean },
): void {
  const seconds = localeCookie.days * 24 * 60 * 60
  const kept = `${localeCookie.name}=${locale}; path=/; max-age=${seconds}`
  document.cookie = isCrossOrigin ? `${kept}; SameSite=None; Secure` : `${kept}; SameSite=Lax`
}

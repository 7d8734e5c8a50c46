import { isLocaleCode, type LocaleCode } from './locales.ts'

/** @see specification §9 */
const localeCookie = { name: 'i18n_redirected', days: 365 } as const

/** The stored locale; one that is not supported is cleared. @see specification §5 */
export function readLocaleCookie(document: Pick<Document, 'cookie'>): LocaleCode | undefined {
  const stored = localeCookieIn(document.cookie)
  if (stored === 'unknown') document.cookie = `${localeCookie.name}=; path=/; max-age=0`
  return stored === 'unknown' ? undefined : stored
}

/** The locale that a header of cookies holds. */
export function localeCookieIn(cookies: string): LocaleCode | 'unknown' | undefined {
  const prefix = `${localeCookie.name}=`
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))
  if (!entry) return undefined
  const value = entry.slice(prefix.length)
  return isLocaleCode(value) ? value : 'unknown'
}

/** Keeps the locale that is spoken: chosen, or detected on a first access. */
export function writeLocaleCookie(
  document: Pick<Document, 'cookie'>,
  locale: LocaleCode,
  { isCrossOrigin }: { isCrossOrigin: boolean },
): void {
  const seconds = localeCookie.days * 24 * 60 * 60
  const kept = `${localeCookie.name}=${locale}; path=/; max-age=${seconds}`
  document.cookie = isCrossOrigin ? `${kept}; SameSite=None; Secure` : `${kept}; SameSite=Lax`
}

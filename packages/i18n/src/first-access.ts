import type { LanguageConfig } from './language-config.ts'
import { hasUnknownLocale, localeOfPath, readLocalePath, writeLocalePath } from './locale-path.ts'
import { type LocaleCode, locales } from './locales.ts'

/** A tab opens the dashboard. */
export interface FirstAccessFacts {
  /** The path in the browser's address. */
  pathname: string
  /** The locale in the cookie. */
  stored: LocaleCode | undefined
  /** Whether that one was detected earlier, and not chosen. @default false */
  isStoredGuess?: boolean
  /** What the browser asks for, best first. */
  languages: readonly string[]
  config: LanguageConfig
}

export interface FirstAccess {
  locale: LocaleCode
  /** The path that the browser's address should have from now on. */
  pathname: string
  /** Nobody chose the locale, neither by the cookie nor by the address: the person's account may know better. */
  isGuess: boolean
}

/**
 * In which locale a tab begins, and at which address. Detected is the stored locale, else the first of the browser's
 * languages that is spoken here (`fr-CA` gets `fr-FR`), else the fallback; where the redirect rule does not cover
 * the address, a locale that it names comes before the detected one.
 * @see specification §2, locale URL handling; §4, interface language
 */
export function firstAccess(facts: FirstAccessFacts): FirstAccess {
  const { pathname, stored, isStoredGuess = false, languages, config } = facts
  const { urls, redirect, root, fallback } = config
  const asked = pathname === '/' ? root : pathname
  const detected = stored ?? languages.map(nearest).find((code) => code !== undefined) ?? fallback
  const byDetection = { locale: detected, pathname: asked, isGuess: stored === undefined || isStoredGuess }
  const { locale: named, path } = readLocalePath(asked, urls)
  // An address that no page has is left alone: what is wrong with it shall be seen.
  if (named === undefined && hasUnknownLocale(asked)) return byDetection
  const isCovered =
    redirect === 'all' || (named === undefined && (redirect === 'no-prefix' || pathname === '/'))
  if (isCovered) return { ...byDetection, pathname: writeLocalePath(path, detected, urls) }
  const spoken = localeOfPath(asked, urls)
  return spoken ? { locale: spoken, pathname: asked, isGuess: false } : byDetection
}

function nearest(language: string): LocaleCode | undefined {
  const wanted = language.toLowerCase()
  const exact = locales.find((locale) => locale.iso.toLowerCase() === wanted)
  const sameLanguage = locales.find((locale) => locale.iso.slice(0, 2) === wanted.split('-')[0])
  return (exact ?? sameLanguage)?.code
}

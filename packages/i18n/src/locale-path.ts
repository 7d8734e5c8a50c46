import type { UrlStrategy } from './language-config.ts'
import { defaultLocale, isLocaleCode, type LocaleCode } from './locales.ts'

interface LocalePath {
  /** The locale that the address names; undefined where it has no prefix. */
  locale: LocaleCode | undefined
  /** The path as routes and links know it. */
  path: string
}

/** Takes an address apart. One that begins with a locale that is not spoken here stays as it is. */
export function readLocalePath(pathname: string, urls: UrlStrategy): LocalePath {
  const [, code, path = '/'] = /^\/([^/]+)(\/.*)?$/s.exec(pathname) ?? []
  const isPrefixed =
    urls !== 'no_prefix' &&
    isLocaleCode(code) &&
    // The default has no prefix there, unless the path behind it could be taken for one of another locale.
    (urls !== 'prefix_except_default' ||
      code !== defaultLocale ||
      readLocalePath(path, urls).locale !== undefined)
  return isPrefixed ? { locale: code, path } : { locale: undefined, path: pathname }
}

/** The address of a path in a locale: what `readLocalePath` takes apart into the same path again. */
export function writeLocalePath(path: string, locale: LocaleCode, urls: UrlStrategy): string {
  if (urls === 'no_prefix') return path
  const canBeBare = urls !== 'prefix' && locale === defaultLocale
  if (canBeBare && readLocalePath(path, urls).locale === undefined) return path
  return `/${locale}${path === '/' ? '' : path}`
}

/** The locale that is spoken at an address; undefined where the address leaves it open. */
export function localeOfPath(pathname: string, urls: UrlStrategy): LocaleCode | undefined {
  const { locale } = readLocalePath(pathname, urls)
  const bareIsDefault = urls === 'prefix_except_default' || urls === 'prefix_and_default'
  return locale ?? (bareIsDefault && !hasUnknownLocale(pathname) ? defaultLocale : undefined)
}

/** Whether an address begins with what looks like a locale, such as `/de-DE`, and is none of those spoken here. */
export function hasUnknownLocale(pathname: string): boolean {
  const [, code] = /^\/([a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/i.exec(pathname) ?? []
  return code !== undefined && !isLocaleCode(code)
}

/** For TanStack Router's `rewrite`: its routes and links know paths alone, the browser's addresses carry the locale. */
export function localeRewrite(locale: LocaleCode, urls: UrlStrategy) {
  return {
    input: ({ url }: { url: URL }) => withPath(url, readLocalePath(url.pathname, urls).path),
    output: ({ url }: { url: URL }) => withPath(url, writeLocalePath(url.pathname, locale, urls)),
  }
}

/** A copy: the router goes on to read the address that it has given. */
function withPath(url: URL, pathname: string): URL {
  const copy = new URL(url)
  copy.pathname = pathname
  return copy
}

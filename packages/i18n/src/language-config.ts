import { defaultLocale, isLocaleCode, type LocaleCode } from './locales.ts'

/** Whether and which locale codes stand in addresses. @see specification §2, locale URL handling */
export type UrlStrategy = (typeof urlStrategies)[number]

/** On which addresses a first access is led to the locale that was detected. @see specification §4 */
export type RedirectRule = (typeof redirectRules)[number]

const urlStrategies = ['no_prefix', 'prefix', 'prefix_except_default', 'prefix_and_default'] as const
const redirectRules = ['root', 'no-prefix', 'all'] as const

/** What whoever runs the dashboard decides about its language. */
export interface LanguageConfig {
  /** @default 'no_prefix' */
  urls: UrlStrategy
  /** @default 'root' */
  redirect: RedirectRule
  /** The path that `/` leads to on first access. @default '/' */
  root: string
  /** Spoken where nothing tells another. @default 'en-US' */
  fallback: LocaleCode
  /** Lets the cookie pass where the dashboard stands inside a page of another origin. @default false */
  isCrossOrigin: boolean
}

/** Reads the configuration as the server writes it into the page: like a query string; what it leaves out has its default. */
export function readLanguageConfig(text = ''): LanguageConfig {
  const values = new URLSearchParams(text)
  const fallback = values.get('fallback')
  return {
    urls: urlStrategies.find((strategy) => strategy === values.get('urls')) ?? 'no_prefix',
    redirect: redirectRules.find((rule) => rule === values.get('redirect')) ?? 'root',
    root: values.get('root') ?? '/',
    fallback: isLocaleCode(fallback) ? fallback : defaultLocale,
    isCrossOrigin: values.has('cross-origin'),
  }
}

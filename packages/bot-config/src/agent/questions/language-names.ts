import { useLingui } from '@lingui/react/macro'
import { locales } from '@replybay/i18n'

/** Those in which the AI agent understands words: the interface’s. */
export const ANSWER_LANGUAGES: readonly string[] = locales.map(({ code }) => code)

/**
 * What languages are called: by the language alone, and with the region where another of them shares it.
 * @returns the name of one, as a row or a choice of its own begins: with a capital.
 */
export function useLanguageNames(all: readonly string[]): (lang: string) => string {
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  return (lang) => {
    const [alone = lang] = lang.split('-')
    const isShared = all.some((other) => other !== lang && other.split('-')[0] === alone)
    const name = nameOf(names, isShared ? lang : alone)
    return name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1)
  }
}

/** A tag that the browser does not know is its own name. */
function nameOf(names: Intl.DisplayNames, lang: string): string {
  try {
    return names.of(lang) ?? lang
  } catch {
    return lang
  }
}

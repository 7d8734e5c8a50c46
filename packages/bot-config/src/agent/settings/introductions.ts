import type { SettingsValues } from './settings-values.ts'

type Texts = Pick<SettingsValues, 'introduceText' | 'introductions'>

/** What visitors of a language read first: the text in it, else in one of the same family, else the one for all others. */
export function readIntroduction({ introduceText, introductions }: Texts, lang: string | undefined): string {
  const found =
    introductions.find((one) => one.lang === lang) ??
    introductions.find((one) => familyOf(one.lang) === familyOf(lang))
  return found?.text.trim() ? found.text : introduceText
}

/** What is written for a language; for the first one, that is also what visitors of all others read. */
export function writtenIntroduction({ introduceText, introductions }: Texts, lang: string, first: string) {
  const own = introductions.find((one) => one.lang === lang)?.text
  return own ?? (lang === first ? introduceText : '')
}

/** What is to be changed so that this is written for a language. */
export function withIntroduction(
  { introductions }: Texts,
  { lang, first, text }: { lang: string; first: string; text: string },
): Partial<Texts> {
  const others = introductions.filter((one) => one.lang !== lang)
  const isFirstAlone = lang === first && others.length === introductions.length
  if (isFirstAlone) return { introduceText: text }
  if (lang === first) return { introduceText: text, introductions: others }
  const kept = text === '' ? others : [...others, { lang, text }]
  return { introductions: kept.toSorted((one, other) => (one.lang < other.lang ? -1 : 1)) }
}

const familyOf = (lang: string | undefined) => lang?.split('-', 1)[0]

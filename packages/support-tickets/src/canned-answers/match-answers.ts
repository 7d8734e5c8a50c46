import type { CannedAnswer } from '@replybay/api-client'
import { isLocaleCode, type LocaleCode, locales, plainText } from '@replybay/i18n'

/** Those that a query finds by shortcut, title or text; a shortcut that begins so comes first. */
export function matchAnswers(answers: readonly CannedAnswer[], query: string): CannedAnswer[] {
  const wanted = plainText(query)
  const rank = ({ shortcut, title, texts }: CannedAnswer) => {
    if (shortcut.startsWith(wanted)) return 0
    if (plainText(title).includes(wanted) || shortcut.includes(wanted)) return 1
    return Object.values(texts).some((text) => plainText(text).includes(wanted)) ? 2 : 3
  }
  return answers
    .map((answer) => ({ answer, place: rank(answer) }))
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .map(({ answer }) => answer)
}

/** The text in the customer's language, else in the person's, else in English, else in any that there is. */
export function textFor(
  { texts }: CannedAnswer,
  customerLanguage: string | undefined,
  personLocale: LocaleCode,
): string {
  const language = customerLanguage?.split('-')[0]
  const customers = locales.find(({ code }) => code.split('-')[0] === language)?.code
  const wanted = [customers, personLocale, 'en-US' as const, ...Object.keys(texts).filter(isLocaleCode)]
  return wanted.map((locale) => locale && texts[locale]).find(Boolean) ?? ''
}

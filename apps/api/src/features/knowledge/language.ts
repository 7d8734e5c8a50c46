import { Failure } from '../../platform/contract/failure.ts'
import { isCommon } from './common-words.ts'
import { type Language, languages } from './languages.ts'
import type { Token } from './tokens.ts'

/** The language of a tag such as "fr" or "fr-CA", if it is one of ours. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => tag?.startsWith(language.slice(0, 2)))
}

/**
 * The language in which most words of a text say nothing ("the", "le", "el"): its own. French and Spanish share some of
 * them ("de", "la", "en"): where neither is the one that is taken otherwise, words of everyday talk decide.
 */
export function mostLikely(
  read: Readonly<Record<Language, readonly Token[]>>,
  otherwise: Language,
): Language {
  const small = (language: Language) => read[language].filter(({ stems }) => stems.length === 0).length
  const common = (language: Language) =>
    read[language].filter(({ written }) => isCommon(written, language)).length
  const most = Math.max(...languages.map(small))
  const likely = languages.filter((language) => small(language) === most)
  if (likely.includes(otherwise)) return otherwise
  const [first = otherwise, second] = likely.toSorted((one, other) => common(other) - common(one))
  return second && common(first) === common(second) ? otherwise : first
}

/** @throws Failure `invalid-request` for a language that the product does not speak. */
export function spokenLanguage(wanted: string, part: 'body' | 'query'): Language {
  const language = languages.find((one) => one.slice(0, 2) === wanted.toLowerCase().split('-')[0])
  if (language) return language
  const fields = [{ path: `/${part}/language`, message: 'must be English, French, or Spanish' }]
  throw new Failure('invalid-request', { fields })
}

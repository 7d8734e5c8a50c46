import type { Token } from './tokens.ts'

export type Language = 'en-US' | 'fr-FR' | 'es-ES'

export const languages = ['en-US', 'fr-FR', 'es-ES'] as const satisfies readonly Language[]

/** The language in which most words of a text say nothing ("the", "le", "el"): its own. */
export function mostLikely(
  read: Readonly<Record<Language, readonly Token[]>>,
  otherwise: Language,
): Language {
  const small = (language: Language) => read[language].filter(({ stems }) => stems.length === 0).length
  const [first = otherwise, second = otherwise] = [
    otherwise,
    ...languages.filter((one) => one !== otherwise),
  ].toSorted((one, other) => small(other) - small(one))
  return small(first) > small(second) ? first : otherwise
}

import type { LocaleCode } from './locales.ts'
import type { LoadMessages } from './translator.ts'

/** One package's catalogue: an import for each locale, so that a browser loads the one that it speaks. */
export function catalogue(
  imports: Readonly<Record<LocaleCode, () => ReturnType<LoadMessages>>>,
): LoadMessages {
  return (locale) => imports[locale]()
}

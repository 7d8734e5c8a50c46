import type { LocaleCode } from './locales.ts'
import type { LoadMessages } from './translator.ts'

/**
 * One package's catalogue: an import for each locale, so that a browser loads the one that it speaks.
 * @param domain whose texts they are, as the log names them
 */
export function catalogue(
  domain: string,
  imports: Readonly<Record<LocaleCode, () => ReturnType<LoadMessages>>>,
): LoadMessages {
  return Object.assign((locale: LocaleCode) => imports[locale](), { domain })
}

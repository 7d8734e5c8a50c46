/** @see specification §9 */
export type LocaleCode = 'en-US' | 'fr-FR' | 'es-ES'

/** @see specification §3, locale definition */
export interface LocaleDefinition {
  code: LocaleCode
  /** BCP 47 tag, for `<html lang>` and for formats. */
  iso: string
  /** Its name in the language itself. */
  name: string
  /** The message sets of this locale, in the folder `locales/{code}` of each catalogue. */
  files: readonly string[]
}

const files = ['messages.po']

/* oxlint-disable lingui/no-unlocalized-strings -- a language is named in itself, whatever the page speaks */
/** The locales that Replybay speaks. @see specification §9 */
export const locales: readonly LocaleDefinition[] = [
  { code: 'en-US', iso: 'en-US', name: 'English US', files },
  { code: 'fr-FR', iso: 'fr-FR', name: 'Français', files },
  { code: 'es-ES', iso: 'es-ES', name: 'Español', files },
]
/* oxlint-enable lingui/no-unlocalized-strings */

/** @see specification §9 */
export const defaultLocale: LocaleCode = 'en-US'

export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some((locale) => locale.code === value)
}

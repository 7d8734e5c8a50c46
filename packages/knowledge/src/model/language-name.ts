/** A language in words, as a row or a choice of its own begins: with a capital. @param code as in `es-ES` */
export function languageName(locale: string, code: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code.slice(0, 2)) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

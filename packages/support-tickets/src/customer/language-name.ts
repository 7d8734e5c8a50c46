/** A language in words; the tag itself where it names none. */
export function languageName(locale: string, tag: string | undefined): string | undefined {
  if (!tag) return undefined
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(tag).language)
    // In a row of its own it begins as a sentence does.
    return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return tag
  }
}

/** A language as it is kept, by BCP 47: `fr-fr` and `fr-FR` are one. What is no known form of a tag stays as it is. */
export function canonicalLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    return tag
  }
}

/** The addresses in a text, however they are kept apart, each once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
}

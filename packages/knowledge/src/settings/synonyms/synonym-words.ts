/** Of one group. */
export const FEWEST_WORDS = 2
/** In characters. */
export const LONGEST_WORD = 80

/** A word without case, accents and signs: two that are equal then are one. */
export function foldWord(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** The word that stands twice, or in one of the other groups; nothing where each is new. */
export function findTaken(
  words: readonly string[],
  others: readonly { words: readonly string[] }[],
): { word: string; group?: readonly string[] } | undefined {
  const seen = new Set<string>()
  for (const word of words) {
    const folded = foldWord(word)
    if (seen.has(folded)) return { word }
    seen.add(folded)
    const group = others.find((other) => other.words.some((one) => foldWord(one) === folded))
    if (group) return { word, group: group.words }
  }
  return undefined
}

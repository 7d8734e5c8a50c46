/** How much of the words of two texts is the same: from 0 to 1. */
export function shareOfWords(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const shared = [...left].filter((word) => right.has(word)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

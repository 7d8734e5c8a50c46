/** So many of the words of both have to be the same ones. */
const LEAST_SHARED = 0.8

/**
 * Whether an answer says what a draft says: it holds it as it is, or nearly all words of both are the same, and every
 * figure.
 */
export function saysTheSame(answer: string, draft: string): boolean {
  const [said, drafted] = [wordsOf(answer), wordsOf(draft)]
  if (drafted.length === 0) return false
  if (` ${said.join(' ')} `.includes(` ${drafted.join(' ')} `)) return true
  const others = new Set(drafted)
  const shared = new Set(said.filter((word) => others.has(word)))
  if ([...said, ...drafted].some((word) => /\d/u.test(word) && !shared.has(word))) return false
  return (2 * shared.size) / (new Set(said).size + others.size) >= LEAST_SHARED
}

function wordsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu), ([word]) => word)
}

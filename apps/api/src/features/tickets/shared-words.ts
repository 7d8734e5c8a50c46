/** How much two questions have to share before the answer to one is offered for the other. */

/** Fewer shared words make no question alike; nor do fewer than the second where one says more than `SHORT` words. */
export const ALIKE = 2
const ALIKE_LONG = 3
const SHORT = 3
/** Words that begin alike for so long are forms of one: "globe" and "globes". In characters. */
const STEM = 5

/** How many words there are, where the forms of one word are one. */
export function countDifferent(words: readonly string[]): number {
  return new Set(words.map((word) => word.slice(0, STEM))).size
}

/**
 * How many different words have to be shared: two of a long question are a coincidence.
 *
 * @param words those of the question that other tickets hold.
 * @param unknown those that no other ticket holds: they say that it is about something else.
 */
export function wordsNeeded(words: readonly string[], unknown: readonly string[]): number {
  return countDifferent([...words, ...unknown]) > SHORT ? ALIKE_LONG : ALIKE
}

/** There are so many colours of discs. */
export const COLOURS = 7

/** One or two letters for a name: of its first and last word, as they are written. */
export function initials(name: string): string {
  const words = name.split(/[\s._\-@+]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    firstLetter(word ?? ''),
  )
  return letters.join('')
}

function firstLetter(word: string): string {
  // Without its accent, which would stand above the disc.
  return /\p{L}|\p{N}/u.exec(word.normalize('NFD'))?.[0] ?? ''
}

/** The same name always gets the same one of so many colours. */
export function colourIndex(name: string, count: number): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % count
}

import { plainText } from '@replybay/i18n'

/** Whether every word of a search begins a word of a text, whatever its case and accents. */
export function matches(search: string, text: string): boolean {
  const words = wordsOf(text).map(({ plain }) => plain)
  return wordsOf(search).every(({ plain }) => words.some((word) => word.startsWith(plain)))
}

/** A text in parts, those marked that a word of the search finds. */
export function markHits(search: string, text: string): { text: string; isHit: boolean }[] {
  const wanted = wordsOf(search).map(({ plain }) => plain)
  const parts: { text: string; isHit: boolean }[] = []
  let end = 0
  for (const { word, plain, at } of wordsOf(text)) {
    const hit = wanted.filter((begin) => plain.startsWith(begin)).toSorted((a, b) => b.length - a.length)[0]
    if (hit === undefined) continue
    if (at > end) parts.push({ text: text.slice(end, at), isHit: false })
    end = at + lengthOf(hit, word)
    parts.push({ text: text.slice(at, end), isHit: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false })
  return parts
}

/** How much of a word is as long as a beginning without case and accents. */
function lengthOf(plainBegin: string, word: string): number {
  let length = 0
  while (length < word.length && plainText(word.slice(0, length)).length < plainBegin.length) length++
  // An accent of its own belongs to the letter before it.
  while (/^\p{M}/u.test(word.slice(length))) length++
  return length
}

function wordsOf(text: string): { word: string; plain: string; at: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index: at }) => ({
    word,
    plain: plainText(word),
    at,
  }))
}

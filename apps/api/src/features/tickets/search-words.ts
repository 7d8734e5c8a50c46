import { cutText } from '../../platform/cut-text.ts'

/** The longest word that is kept whole, in characters: longer ones are found by their beginning. */
const LONGEST = 64
/** So many words of one text are enough to find it. */
const MOST = 2_000
/** So much of one text is read, in characters. */
const READ = 20_000
/** Words of one search; more narrow nothing down. */
const MOST_SEARCHED = 12

/** Letters that are typed as others, and are no others with an accent. */
const plainLetters: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }

/**
 * The words of texts, each once, as they are searched for: without case and accents, in any language. Numbers that
 * are written in groups, as those of telephones are, count as one word too.
 */
export function searchWords(...texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? wordsOf(text.slice(0, READ)).slice(0, MOST) : [])))]
}

/** What to look for, in the words of PostgreSQL; undefined where the text holds no word. */
export function searchQuery(text: string): string | undefined {
  const words = wantedWords(text)
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined
}

/** The beginnings of words that a search asks for, each once. */
export function wantedWords(text: string): string[] {
  return [...new Set(plainWords(text))].slice(0, MOST_SEARCHED)
}

function wordsOf(text: string): string[] {
  return [...new Set([...groupedNumbers(text), ...plainWords(text)])]
}

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđı]/g, (letter) => plainLetters[letter] ?? letter)
  return Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => cutText(word, LONGEST))
}

function groupedNumbers(text: string): string[] {
  return Array.from(text.matchAll(/\d[\d ().-]{5,20}\d/g), ([number]) => number.replaceAll(/\D/g, ''))
}

/** Documents that are the same ones on every machine: sentences of the corpus, and others of words that are made up. */

/** Characters of a document. */
const LENGTH = 10_000
/** Words that are made up: few of them are frequent, most are rare, as in any language. */
const WORDS = 40_000
const SYLLABLES = [
  'ba',
  'co',
  'den',
  'fil',
  'gor',
  'hu',
  'jas',
  'kel',
  'lim',
  'mo',
  'nur',
  'pit',
  'ras',
  'su',
  'tor',
  'vex',
]

export function madeDocument(
  number: number,
  sentences: readonly string[],
): { title: string; content: string } {
  const random = randomOf(number + 1)
  let content = ''
  while (content.length < LENGTH) {
    const isReal = random() < 0.3
    content += isReal
      ? `${sentences[Math.floor(random() * sentences.length)]?.trim()} `
      : madeSentence(random)
    if (random() < 0.05) content += '\n\n'
  }
  return { title: `Made document ${number}`, content: content.slice(0, LENGTH) }
}

function madeSentence(random: () => number): string {
  const words = Array.from({ length: 8 + Math.floor(random() * 8) }, () =>
    madeWord(Math.floor(WORDS ** random())),
  )
  return `${words.join(' ')}. `
}

function madeWord(rank: number): string {
  let word = ''
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length]
  }
  return word
}

/** Numbers from 0 to 1, by a seed: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

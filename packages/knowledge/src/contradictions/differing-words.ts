import { diffWords } from 'diff'

/** A stretch of a text, and whether the other text lacks it. */
export interface TextPart {
  text: string
  isMarked: boolean
}

/** How long two texts are compared at most, ms. */
const LONGEST_MS = 300
/** Of two texts that have fewer words in common than this, the figures alone are marked. */
const LEAST_SHARED = 0.3

/** Two texts, each with the words marked that the other lacks; of two that have little in common, the figures. */
export function differingWords(one: string, other: string): [TextPart[], TextPart[]] {
  const changes = diffWords(one, other, { timeout: LONGEST_MS })
  const shared = changes?.filter(({ added, removed }) => !added && !removed) ?? []
  const sharedWords = shared.reduce((sum, { value }) => sum + wordsIn(value), 0)
  const fewest = LEAST_SHARED * Math.min(wordsIn(one), wordsIn(other))
  if (!changes || sharedWords < fewest) return [figuresOf(one, other), figuresOf(other, one)]
  const sideOf = (kept: 'added' | 'removed', left: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change) => ({ text: change.value, isMarked: change[kept] }))
  return [sideOf('removed', 'added'), sideOf('added', 'removed')]
}

/** A figure and the word behind it. */
const FIGURE = /(\p{Sc} ?)?\d+(?:[.,]\d+)*(?:\s?(?:\p{Sc}|%|°C?|\p{L}+))?/gu

function figuresOf(text: string, other: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    if (other.includes(figure)) continue
    parts.push({ text: text.slice(from, index), isMarked: false }, { text: figure, isMarked: true })
    from = index + figure.length
  }
  return [...parts, { text: text.slice(from), isMarked: false }]
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

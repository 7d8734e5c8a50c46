/** Cuts a text into passages that answer by themselves. */
import { cutText } from '../../platform/cut-text.ts'

export interface Passage {
  /** The headings above it, outermost first. */
  headings: readonly string[]
  text: string
  /** Where it begins in the whole text. */
  start: number
  /** On which page that is, from 1. */
  page: number
}

/** A passage is cut where it would be longer, in characters: about 150 words. */
export const LONGEST_PASSAGE = 900
/** Shorter pieces are joined with the next of the same heading. */
const SHORT = 500
/** A longer heading is no heading to search by. */
const LONGEST_HEADING = 200
/** With more, pieces are joined whatever heading they have. */
const MANY = 1_500

interface Block {
  headings: readonly string[]
  page: number
  start: number
  end: number
}

/** The passages of a text with headings as Markdown has them, and with pages that form feeds end; in their order. */
export function cutPassages(content: string): Passage[] {
  const pieces = blocksOf(content).flatMap((one) => cutLong(content, one))
  const byHeading = join(pieces, (one, other) => isTogether(one, other))
  const joined = byHeading.length > MANY ? join(pieces, () => true) : byHeading
  return joined.map(({ headings, start, end, page }) => ({
    headings,
    start,
    page,
    text: content.slice(start, end).trim(),
  }))
}

/** Joins short pieces with the next, where both belong together. */
function join(pieces: readonly Block[], belong: (one: Block, next: Block) => boolean): Block[] {
  const joined: Block[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isShort = last && last.end - last.start < SHORT && piece.end - last.start <= LONGEST_PASSAGE
    if (isShort && belong(last, piece)) last.end = piece.end
    else joined.push({ ...piece })
  }
  return joined
}

/** Paragraphs, each with the headings above it. */
function blocksOf(content: string): Block[] {
  const blocks: Block[] = []
  let headings: string[] = []
  let page = 1
  let counted = 0
  for (const match of content.matchAll(/\S[^]*?(?=\n\s*\n|\n#{1,6} |$(?![^]))/g)) {
    const start = match.index
    page += content.slice(counted, start).split('\f').length - 1
    counted = start
    const heading = /^(#{1,6}) +(.*)/.exec(match[0])
    if (!heading) {
      blocks.push({ headings, page, start, end: start + match[0].length })
      continue
    }
    const [line, signs = '', title = ''] = heading
    headings = [...headings.slice(0, signs.length - 1), cutText(title.trim(), LONGEST_HEADING)]
    const rest = match[0].slice(line.length)
    const at = rest.search(/\S/)
    if (at >= 0) {
      blocks.push({ headings, page, start: start + line.length + at, end: start + match[0].length })
    }
  }
  return blocks
}

/** At the ends of sentences, or of words where a sentence is too long. */
function cutLong(content: string, block: Block): Block[] {
  const pieces: Block[] = []
  let { start } = block
  while (block.end - start > LONGEST_PASSAGE) {
    const window = content.slice(start, start + LONGEST_PASSAGE)
    const ends = Array.from(window.matchAll(/[.!?…](?=\s)|\n/g), ({ index }) => index + 1)
    const cut =
      ends.findLast((end) => end > LONGEST_PASSAGE / 3) ?? (window.lastIndexOf(' ') + 1 || LONGEST_PASSAGE)
    // Not within a sign of two halves.
    const end = start + cut - (/[\uD800-\uDBFF]/.test(content.charAt(start + cut - 1)) ? 1 : 0)
    pieces.push({ ...block, start, end })
    start = end
    while (start < block.end && /\s/.test(content.charAt(start))) start++
  }
  return [...pieces, { ...block, start }]
}

function isTogether(one: Block, other: Block): boolean {
  return (
    one.page === other.page &&
    one.headings.length === other.headings.length &&
    one.headings.every((heading, place) => heading === other.headings[place])
  )
}

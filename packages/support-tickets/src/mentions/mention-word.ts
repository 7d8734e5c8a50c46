/** A colleague whom a text names after an @. */
export interface Mention {
  _id: string
  name: string
}

/** What is typed to find a colleague: where its @ stands, and what follows that. */
interface MentionWord {
  from: number
  query: string
}

/** The words at the caret, where they begin with an @: a name may have two. */
export function mentionWordAt(text: string, caret: number): MentionWord | undefined {
  const match = /(?:^|[\s(])@([^\s@]{0,30}(?: [^\s@]{1,30})?)$/u.exec(text.slice(0, caret))
  const query = match?.[1]
  return query === undefined ? undefined : { from: caret - query.length - 1, query }
}

/** The mention that ends at a place of a text. */
export function mentionEndingAt(
  text: string,
  place: number,
  mentions: readonly Mention[],
): Mention | undefined {
  const before = text.slice(0, place)
  return mentions
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => before.endsWith(`@${name}`))
}

/** An @ that begins a word: an address has one within. */
const AT = /(?<![\p{L}\p{M}\p{N}_])@/gu
/** A longer name goes on so. */
const GOES_ON = /^(?:[\p{L}\p{M}\p{N}_]|-\p{L})/u
/** In UTF-16 units. */
const LONGEST_GOES_ON = 3

/** Where a text names them, each as a word of its own as the server has it, in their order. */
export function mentionPlaces(text: string, mentions: readonly Mention[]): { at: number; length: number }[] {
  const longestFirst = mentions.toSorted((a, b) => b.name.length - a.name.length)
  return [...text.matchAll(AT)].flatMap(({ index: at }) => {
    const named = longestFirst.find(({ name }) => isNameAt(text, at + 1, name))
    return named ? [{ at, length: named.name.length + 1 }] : []
  })
}

function isNameAt(text: string, start: number, name: string): boolean {
  const end = start + name.length
  return text.startsWith(name, start) && !GOES_ON.test(text.slice(end, end + LONGEST_GOES_ON))
}

/** Those that the text still names, each once. */
export function namedIn(text: string, mentions: readonly Mention[]): Mention[] {
  const named = mentions.filter((mention) => mentionPlaces(text, [mention]).length > 0)
  return named.filter(({ _id }, index) => named.findIndex((other) => other._id === _id) === index)
}

/** An @ that begins a word: an address has one within. */
const AT = /(?<![\p{L}\p{M}\p{N}_])@/gu
/** A longer name goes on so. */
const GOES_ON = /^(?:[\p{L}\p{M}\p{N}_]|-\p{L})/u
/** In UTF-16 units. */
const LONGEST_GOES_ON = 3

/** Whether a text has a name after an @, and both are a word of their own. */
export function isNamedIn(text: string, name: string): boolean {
  return [...text.matchAll(AT)].some(({ index }) => {
    const end = index + 1 + name.length
    return text.startsWith(name, index + 1) && !GOES_ON.test(text.slice(end, end + LONGEST_GOES_ON))
  })
}

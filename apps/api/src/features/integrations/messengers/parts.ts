/** How long a text is to a messenger. */
export type Measure = (text: string) => number

/** In units of UTF-16. */
const lengthOf: Measure = (text) => text.length
/** In UTF-8. */
export const bytesOf: Measure = (text) => Buffer.byteLength(text)

/** Cuts a text into parts that a messenger takes, at the end of a line or a word where there is one. */
export function partsOf(text: string, most: number, measure: Measure = lengthOf): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (measure(rest) > most) {
    const head = headOf(rest, most, measure)
    const end = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > head.length / 2)
    const at = end ?? head.length
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** As much of it as fits; a character of several units stays whole. */
function headOf(text: string, most: number, measure: Measure): string {
  let [at, size] = [0, 0]
  for (const character of text) {
    size += measure(character)
    if (size > most) break
    at += character.length
  }
  return text.slice(0, at)
}

/** A place in a reply that is to be filled in before it is sent: the word of its fact between single guillemets. */
export interface OpenField {
  at: number
  length: number
  word: string
}

const FIELD = /‹([^‹›\n]{1,40})›/g

/** How a place to fill in is written. */
export function openField(word: string): string {
  return `‹${word}›`
}

/** The fields of a text that nobody has filled in. */
export function findOpenFields(text: string): OpenField[] {
  return Array.from(text.matchAll(FIELD), ({ 0: field, 1: word = '', index }) => ({
    word,
    at: index,
    length: field.length,
  }))
}

/** The field to go to from a selection, on or back; undefined where there is none on that side. */
export function nextOpenField(
  text: string,
  [from, to]: readonly [from: number, to: number],
  isBack: boolean,
): OpenField | undefined {
  const fields = findOpenFields(text)
  return isBack ? fields.findLast(({ at, length }) => at + length <= from) : fields.find(({ at }) => at >= to)
}

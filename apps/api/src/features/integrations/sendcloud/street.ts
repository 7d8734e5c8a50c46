/** A house number that stands before its street, or behind it, as `14 bis`, `12/3` or `7A`. */
const BEFORE = /^(\d+(?:\s?(?:bis|ter|quater|[a-z])(?=[\s,]))?(?:[-/]\d+)?)[\s,]+(\S.*)$/iu
const BEHIND = /^(.*\S)[\s,]+(\d+\s?[a-z]?(?:[-/]\d+\s?[a-z]?)?)$/iu

/** What of a line is the street, and what the number of the house; none where no part of it is a number. */
export function splitStreet(line: string): { address: string; house_number?: string } {
  const text = line.trim()
  const [, numberBefore, streetAfter] = BEFORE.exec(text) ?? []
  if (numberBefore && streetAfter) return { address: streetAfter, house_number: numberBefore }
  const [, streetBefore, numberBehind] = BEHIND.exec(text) ?? []
  if (streetBefore && numberBehind) {
    return { address: streetBefore.replace(/,$/, ''), house_number: numberBehind }
  }
  return { address: text }
}

import type { Line } from '../scans/lines.ts'

/** Lines that fit; of more, the finished ones make room. */
const FIT = 4

/**
 * The line that is packed now: the one that was scanned last until it is full, else the first that is not.
 *
 * @param lastSku what was scanned last and counted.
 */
export function currentLine(lines: readonly Line[], lastSku: string | undefined): Line | undefined {
  const open = lines.filter(({ isComplete }) => !isComplete)
  return open.find(({ SKU }) => SKU === lastSku) ?? open[0]
}

/** The line that comes after it. */
export function followingLine(lines: readonly Line[], current: Line | undefined): Line | undefined {
  return lines.find(({ isComplete, SKU }) => !isComplete && SKU !== current?.SKU)
}

/** The lines as they are listed: where not all fit, finished ones at the end. */
export function shownLines(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= FIT) return lines
  return lines.toSorted((one, other) => Number(one.isComplete) - Number(other.isComplete))
}

import { MOST_GAP_MS, USUAL_GAP_MS } from '../device/device-settings.ts'

/** Of a code, in characters: fewer tell nothing of the scanner. */
const FEWEST = 4

/** A key as a scanner typed it. */
export interface Press {
  /** As `KeyboardEvent.key` has it. */
  key: string
  /** In ms. */
  at: number
}

/** How a scanner types. */
export interface ScanMeasure {
  code: string
  keysPerSecond: number
  /** The longest time between two characters of the code; in ms. */
  slowestMs: number
  /** What came after the code; nothing where it ended with its last character. */
  end: 'enter' | 'tab' | undefined
}

/**
 * How the keys of a scan came.
 *
 * @returns nothing where no scanner typed them.
 */
export function measureScan(presses: readonly Press[]): ScanMeasure | undefined {
  const last = presses.at(-1)
  const end = last?.key === 'Enter' ? 'enter' : last?.key === 'Tab' ? 'tab' : undefined
  // The shift of a capital letter is no character.
  const typed = presses.filter(({ key }) => key.length === 1)
  const [first] = typed
  const final = typed.at(-1)
  if (!first || !final || typed.length < FEWEST) return undefined
  const gaps = typed.slice(1).map(({ at }, before) => at - (typed[before]?.at ?? at))
  const slowestMs = Math.max(...gaps)
  // The limit leaves room for a slower moment.
  if (limitFor(slowestMs) > MOST_GAP_MS) return undefined
  const seconds = Math.max(final.at - first.at, 1) / 1_000
  return {
    code: typed.map(({ key }) => key).join(''),
    keysPerSecond: Math.round((typed.length - 1) / seconds),
    slowestMs,
    end,
  }
}

/** The longest time between two keys that is still one scan, for a scanner whose slowest was that; in ms. */
export function limitFor(slowestMs: number): number {
  if (slowestMs <= USUAL_GAP_MS) return USUAL_GAP_MS
  return Math.ceil((slowestMs * 1.4) / 5) * 5
}

/** A code that has been out of sight for so long is another piece; in ms. */
const GONE_MS = 1_500

/** A camera sees a code in every picture: tells it once, until it has been out of sight. */
export function onceInSight(onCode: (code: string) => void): (codes: readonly string[], at: number) => void {
  const lastSeen = new Map<string, number>()
  return (codes, at) => {
    for (const code of new Set(codes)) {
      const before = lastSeen.get(code)
      lastSeen.set(code, at)
      if (before === undefined || at - before > GONE_MS) onCode(code)
    }
  }
}

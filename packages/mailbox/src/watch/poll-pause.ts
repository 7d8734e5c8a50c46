/** How long to wait before the mailbox is asked again, and how long at most after failures; in ms. @see specification §9 */
export const POLL_MS = 25_000
const LONGEST_MS = 300_000

/** The pause before the next poll: longer with each failure in a row. */
export const pollPause = (failures: number): number => Math.min(LONGEST_MS, POLL_MS * 2 ** failures)

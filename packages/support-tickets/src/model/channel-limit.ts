/** The longest answer that the server takes, in characters. */
const LONGEST = 10_000

const limits = new Map([
  ['whatsapp', 4_096],
  ['telegram', 4_096],
  ['messenger', 2_000],
  ['discord', 2_000],
  ['instagram', 1_000],
])

/** How many characters an answer may have on a channel. */
export const channelLimit = (channel: string): number => limits.get(channel) ?? LONGEST

/** How many characters the subject of a ticket may have. */
export const SUBJECT_LIMIT = 200

/** From here on it is said how many are left. */
export const countsFrom = (limit: number): number => limit * 0.9

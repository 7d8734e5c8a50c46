const DAY_MS = 24 * 3_600_000

/** On which day after it was sent something was asked back, the day of sending being the first; undefined where that is unknown. */
export function dayOf(sentAt: string | undefined, requestedAt: string | undefined): number | undefined {
  if (sentAt === undefined || requestedAt === undefined) return undefined
  const passed = new Date(requestedAt).getTime() - new Date(sentAt).getTime()
  return Math.max(1, Math.ceil(passed / DAY_MS))
}

/** The moment at which every story takes place. */
export const now = new Date('2026-11-24T10:40:00')

/** Some minutes before it. */
export function minutesAgo(minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000)
}

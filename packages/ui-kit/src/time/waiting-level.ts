const HOUR = 3_600_000

/** How urgent a wait of so many ms is: warning from 1 h, danger from 4 h. */
export function waitingLevel(milliseconds: number): 'calm' | 'warning' | 'danger' {
  if (milliseconds >= 4 * HOUR) return 'danger'
  return milliseconds >= HOUR ? 'warning' : 'calm'
}

const MINUTE = 60_000

/** From how many minutes on a wait is urgent. */
export interface WaitingLimits {
  warning: number
  danger: number
}

/** One hour, and four. */
export const standardWaitingLimits: WaitingLimits = { warning: 60, danger: 240 }

/** How urgent a wait of so many ms is. */
export function waitingLevel(
  milliseconds: number,
  { warning, danger } = standardWaitingLimits,
): 'calm' | 'warning' | 'danger' {
  if (milliseconds >= danger * MINUTE) return 'danger'
  return milliseconds >= warning * MINUTE ? 'warning' : 'calm'
}

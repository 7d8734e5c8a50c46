/** Minutes to choose from, and those that are set. */
export function limitChoices(current: number, above = 0): number[] {
  const usual = [5, 10, 15, 30, 60, 120, 240, 480, 1_440, 2_880, 10_080]
  return [...new Set([...usual, current])].filter((minutes) => minutes > above).toSorted((a, b) => a - b)
}

/** Limits with a new first one, the second still being the larger. */
export function withWarning(limits: { warning: number; danger: number }, warning: number) {
  const [next = warning * 2] = limitChoices(limits.danger, warning)
  return { warning, danger: limits.danger > warning ? limits.danger : next }
}

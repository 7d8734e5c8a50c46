/** One thing that was measured. */
export interface Figure {
  name: string
  unit: Unit
  value: number
  /** The same of a page or call that does as little as can be done. */
  floor?: number
  /** How much of it is good enough. */
  goal?: Goal
}

export type Unit = 'ms' | 'kB' | 'MB' | '%' | ''

/** As it is, or as a multiple of the floor: that holds on any machine. */
export type Goal = { most: number } | { least: number } | { floors: number }

export function ratioOf({ value, floor }: Figure): number | undefined {
  return floor ? value / floor : undefined
}

/** Undefined where there is no goal, or no floor for it. */
export function isReached(figure: Figure): boolean | undefined {
  const { goal } = figure
  if (!goal) return undefined
  if ('most' in goal) return figure.value <= goal.most
  if ('least' in goal) return figure.value >= goal.least
  const ratio = ratioOf(figure)
  return ratio === undefined ? undefined : ratio <= goal.floors
}

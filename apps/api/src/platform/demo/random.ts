/** Chance that is the same each time: the demo of one day looks alike on every machine. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<Value>(values: readonly Value[]): Value
  /** Picks by weight. */
  weighted<Value>(values: readonly (readonly [value: Value, weight: number])[]): Value
}

/** @see Mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
  return {
    next,
    pick,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    weighted(values) {
      let place = next() * values.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of values) {
        place -= weight
        if (place < 0) return value
      }
      return pick(values)[0]
    },
  }
}

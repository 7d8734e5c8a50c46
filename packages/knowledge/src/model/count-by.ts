/** How many there are of each name; those without one are left out. */
export function countBy<One>(
  all: readonly One[],
  nameOf: (one: One) => string | undefined,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) {
    const name = nameOf(one)
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

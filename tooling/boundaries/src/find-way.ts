/** The first way from a start to a goal, the shorter the sooner; the start itself is none. */
export function findWay(
  start: string,
  stepsFrom: (place: string) => Iterable<string>,
  isGoal: (place: string) => boolean,
): string[] | undefined {
  const ways = [...stepsFrom(start)].map((step) => [start, step])
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (isGoal(last)) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const step of stepsFrom(last)) ways.push([...way, step])
  }
  return undefined
}

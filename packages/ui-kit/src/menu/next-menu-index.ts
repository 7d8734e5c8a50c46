/** Where a key leads in a menu: arrows go round, Home and End to the ends, a letter to the next label with it. */
export function nextMenuIndex(key: string, from: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const order = labels.map((_, step) => (from + 1 + step) % count)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}

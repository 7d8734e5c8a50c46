/** Things by what they belong to, in the order in which each group is met first. */
export function groupBy<Item>(items: readonly Item[], groupOf: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, groupOf)]
}

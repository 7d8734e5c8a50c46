/** Which rows are chosen after one more choice, and where the next range begins. */
export interface RowSelection {
  selected: ReadonlySet<string>
  /** The row that a range goes out from. */
  anchor: string | undefined
}

/** One row is chosen, or no longer. */
export function toggleRow({ selected }: RowSelection, key: string): RowSelection {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return { selected: next, anchor: key }
}

/** All rows from the anchor to another one are chosen, in either direction. */
export function selectRange(
  keys: readonly string[],
  { selected, anchor }: RowSelection,
  key: string,
): RowSelection {
  const from = anchor === undefined ? -1 : keys.indexOf(anchor)
  const to = keys.indexOf(key)
  if (from < 0) return toggleRow({ selected, anchor }, key)
  const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { selected: new Set([...selected, ...range]), anchor }
}

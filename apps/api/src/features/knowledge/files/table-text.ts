/**
 * A table as text in which each row says by itself what it is about: with the heads of its columns, where the first row
 * has them.
 */
export function tableText(rows: readonly (readonly string[])[]): string {
  const filled = rows
    .map((row) => row.map((cell) => cell.trim().replaceAll(/\s+/g, ' ')))
    .filter((row) => row.some(Boolean))
  const [first = [], ...others] = filled
  if (!isHead(first, others)) return filled.map((row) => row.filter(Boolean).join(' | ')).join('\n\n')
  return others
    .map((row) =>
      row
        .map((cell, place) => (cell && first[place] ? `${first[place]}: ${cell}` : cell))
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
}

function isHead(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const names = first.filter(Boolean)
  const widest = Math.max(0, ...others.slice(0, 100).map((row) => row.filter(Boolean).length))
  return (
    names.length > 1 &&
    names.length >= widest &&
    new Set(names).size === names.length &&
    names.every((name) => /\p{L}/u.test(name))
  )
}

/** So many stretches of pages are named. */
const MOST_NAMED = 8

/** The numbers of pages as they are read: "2–3, 5, 7–9"; of many stretches the first ones, then an ellipsis. */
export function pageRanges(pages: readonly number[], locale: string): string {
  const ranges: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && page === last.to + 1) last.to = page
    else ranges.push({ from: page, to: page })
  }
  const number = new Intl.NumberFormat(locale)
  const named = ranges
    .slice(0, MOST_NAMED)
    .map(({ from, to }) =>
      from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`,
    )
  if (ranges.length > MOST_NAMED) named.push('…')
  return named.join(', ')
}

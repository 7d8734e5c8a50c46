/** Puts lines before the first place that fits. @returns undefined where none does. */
export function before(text: string, place: RegExp, lines: string): string | undefined {
  const index = text.search(place)
  return index === -1 ? undefined : text.slice(0, index) + lines + text.slice(index)
}

/** Puts lines before the first entry whose key comes after theirs. @returns undefined where none does. */
export function inOrder(text: string, entries: RegExp, key: string, lines: string): string | undefined {
  const next = [...text.matchAll(entries)].find(([, other = '']) => other > key)
  return next && text.slice(0, next.index) + lines + text.slice(next.index)
}

/** Whether every word of a search begins a word of a text, whatever its case and accents. */
export function matches(search: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

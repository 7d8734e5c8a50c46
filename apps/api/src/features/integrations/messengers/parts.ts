/** Cuts a text into parts that a messenger takes, at the end of a line or a word where there is one. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const end = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > most / 2) ?? most
    // A character of two units stays whole.
    const at = end === most && /[\uD800-\uDBFF]$/.test(head) ? most - 1 : end
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}

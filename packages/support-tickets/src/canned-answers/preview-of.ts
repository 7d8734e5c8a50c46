/** The beginning of a reply in one line: its lines one after the other, none as if it went on with the one before. */
export function previewOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines
    .map((line, index) => (index < lines.length - 1 ? line.replace(/[,:;\s]+$/u, '') : line))
    .join(' · ')
}

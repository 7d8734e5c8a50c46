export interface QuotedText {
  /** What was written. */
  text: string
  /** What it replies to, as far as it stands at the end. */
  quote: string | undefined
}

/** The line above a quote, such as "On Monday, Ada wrote:". */
const ATTRIBUTION = /^\s*(?:on|am|le|el)\b.*:\s*$/i
/** Where mail programs begin an email that is put below without marks. */
const BEGIN = /^\s*(?:-{2,}\s*(?:original message|message d.origine|mensaje original)\s*-{2,}|_{10,})\s*$/i

/** Takes the quote at the end of a plain text apart. A text that is nothing else stays whole. */
export function splitQuote(source: string): QuotedText {
  const lines = source.split('\n')
  const begin = lines.findIndex((line) => BEGIN.test(line))
  let from = begin === -1 ? beginOfMarked(lines) : begin
  while (from > 0 && isAbove(lines[from - 1] ?? '', begin === -1)) from -= 1
  const text = lines.slice(0, from).join('\n').trimEnd()
  const quote = lines.slice(from).join('\n').trim()
  return text.trim() === '' || quote === '' ? { text: source, quote: undefined } : { text, quote }
}

/** The first of the marked lines that nothing but marked and empty ones follow. */
function beginOfMarked(lines: readonly string[]): number {
  let from = lines.length
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? ''
    if (line.startsWith('>')) from = index
    else if (line.trim() !== '') break
  }
  return from
}

const isAbove = (line: string, isMarked: boolean) =>
  line.trim() === '' || (isMarked && ATTRIBUTION.test(line))

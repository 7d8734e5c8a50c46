/** A text with its formats, and the same without. */
export interface RichText {
  html: string
  text: string
}

/** A part of a text, as the editor holds it. */
export interface TextNode {
  type?: string | undefined
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  content?: readonly TextNode[] | undefined
  marks?: readonly { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/** A plain text as paragraphs, one a line. */
export function htmlOfText(text: string): string {
  if (text === '') return ''
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
}

/** A text without its formats: lists keep their marks, quotes theirs, and links their addresses. */
export const plainTextOf = (node: TextNode): string => linesOf(node).join('\n')

function linesOf({ type, attrs, content = [] }: TextNode): string[] {
  if (type === 'paragraph') return content.map(inlineText).join('').split('\n')
  if (type === 'blockquote') return content.flatMap(linesOf).map((line) => (line === '' ? '>' : `> ${line}`))
  if (type === 'bulletList') return content.flatMap((item) => marked(item, '- '))
  if (type === 'orderedList') {
    const start = typeof attrs?.['start'] === 'number' ? attrs['start'] : 1
    return content.flatMap((item, place) => marked(item, `${start + place}. `))
  }
  return content.flatMap(linesOf)
}

function marked(item: TextNode, mark: string): string[] {
  return linesOf(item).map((line, place) => (place === 0 ? mark : ' '.repeat(mark.length)) + line)
}

function inlineText({ type, text = '', marks = [] }: TextNode): string {
  if (type === 'hardBreak') return '\n'
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href']
  if (typeof href !== 'string') return text
  return text.includes(href) || href.endsWith(text) ? text : `${text} (${href})`
}

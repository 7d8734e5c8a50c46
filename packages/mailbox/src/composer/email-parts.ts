import { escapeHtml } from '@replybay/ui-kit'
import type { OutboxEntry } from './outbox-entry.ts'

type Parts = Pick<OutboxEntry, 'text' | 'html' | 'signature' | 'below'>

/** An email as plain text: what was written, the signature, and what is forwarded. */
export function textOfEmail({ text, signature, below }: Parts): string {
  return [text.trimEnd(), signature, below].filter(Boolean).join('\n\n')
}

/** The same as HTML; undefined where it was written without. */
export function htmlOfEmail({ text, html, signature, below }: Parts): string | undefined {
  if (html === undefined) return undefined
  // Mail programs put room between paragraphs, and leave out those that are empty.
  const written = html.replaceAll('<p></p>', '<p><br></p>').replaceAll('<p>', '<p style="margin:0">')
  const parts = [text.trim() !== '' && written, signature && blockOf(signature), below && blockOf(below)]
  return parts.filter(Boolean).join('<br>')
}

const blockOf = (text: string) => `<div>${escapeHtml(text).replaceAll('\n', '<br>')}</div>`

import type { Locale, MailContent, MailPart } from './content.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** A mail as text, and as HTML that needs no style sheet and no picture from elsewhere. */
export function renderMail({ subject, parts }: MailContent, locale: Locale): RenderedMail {
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: `${[...parts.map((part) => toText(part, locale)), 'Replybay'].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
      '<body style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;color:#14211f">',
      ...parts.map(toHtml),
      '<p style="color:#5b6b68">Replybay</p></body></html>',
    ].join('\n'),
  }
}

/** A text as HTML that looks the same. */
export function htmlOfText(text: string): string {
  return `<body><pre style="white-space:pre-wrap">${escape(text)}</pre></body>`
}

function toText(part: MailPart, locale: Locale): string {
  if (typeof part === 'string') return part
  if ('code' in part) return `    ${part.code}`
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  return `${part.label}${locale === 'fr-FR' ? '\u00a0' : ''}:\n${part.url}`
}

function toHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  if ('code' in part)
    return `<p style="font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escape(part.code)}</p>`
  if ('quote' in part) {
    const lines = escape(part.quote).replaceAll('\n', '<br>')
    return `<blockquote style="margin:16px 0;padding-left:12px;border-left:3px solid #9bb0ac">${lines}</blockquote>`
  }
  if (part.isSecondary) {
    return `<p><a href="${escape(part.url)}" style="color:#0b5c52">${escape(part.label)}</a></p>`
  }
  return `<p><a href="${escape(part.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0b5c52;color:#fff;text-decoration:none">${escape(part.label)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

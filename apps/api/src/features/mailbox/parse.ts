/** Reads an email as it came. */
import { compile } from 'html-to-text'
import type { Address as MimeAddress, Attachment as MimeAttachment, Email } from 'postal-mime'
import { cutText } from '../../platform/cut-text.ts'
import { plainFileName } from '../../platform/plain-file-name.ts'
import { invitationText } from './invitation.ts'
import { readMime, readMimeHead } from './lenient-mime.ts'
import { isMachineMail } from './machine-mail.ts'
import type { Address } from './tables.ts'

/** Of a part of an email that is kept beside it, in UTF-16 units; the email itself is kept whole. */
const LONGEST = {
  subject: 998,
  name: 200,
  address: 320,
  text: 200_000,
  html: 500_000,
  header: 2_000,
  snippet: 200,
}
const MOST_ADDRESSES = 100
const MOST_REFERENCES = 100
const MOST_ATTACHMENTS = 100
/** Header lines that matter to people. */
const TOLD_HEADERS = [
  'from',
  'to',
  'cc',
  'reply-to',
  'date',
  'subject',
  'message-id',
  'return-path',
  'list-id',
  'list-unsubscribe',
  'auto-submitted',
  'precedence',
  'authentication-results',
  'received-spf',
  'x-mailer',
  'user-agent',
]

export interface ParsedEmail {
  messageId: string | undefined
  subject: string
  from: Address | undefined
  to: Address[]
  cc: Address[]
  date: Date | undefined
  text: string
  html: string | undefined
  snippet: string
  headers: Record<string, string>
  inReplyTo: string | undefined
  /** What it replies to, and what that replied to; the nearest last. */
  references: string[]
  /** Sent by a program. */
  isAutomated: boolean
  attachments: ParsedFile[]
}

interface ParsedFile {
  name: string
  type: string
  /** In bytes. */
  size: number
  contentId: string | undefined
  content: Uint8Array<ArrayBuffer>
}

/**
 * One whose parts can't be read has its head alone: it is kept, and can be had as it came.
 *
 * @param envelopeFrom the sender that its server named; undefined where that is not known
 */
export async function parseEmail(raw: Uint8Array, envelopeFrom?: string): Promise<ParsedEmail> {
  return presentEmail(await readMime(raw).catch(() => readMimeHead(raw)), envelopeFrom)
}

/** Reads the head of an email alone. */
export async function parseHead(raw: Uint8Array, envelopeFrom?: string): Promise<ParsedEmail> {
  return presentEmail(await readMimeHead(raw), envelopeFrom)
}

function presentEmail(email: Email, envelopeFrom: string | undefined): ParsedEmail {
  const said = email.text?.trim() ? email.text : textOfHtml(email.html ?? '')
  const text = clean(said.trim() ? said : (invitationText(email.attachments) ?? said), LONGEST.text)
  const [inReplyTo] = idsIn(email.inReplyTo)
  const date = email.date === undefined ? undefined : new Date(email.date)
  return {
    messageId: idsIn(email.messageId)[0],
    subject: clean(email.subject ?? '', LONGEST.subject)
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    from: addressesOf(email.from ? [email.from] : [])[0],
    to: addressesOf(email.to),
    cc: addressesOf(email.cc),
    date: date && !Number.isNaN(date.getTime()) ? date : undefined,
    text,
    html: email.html === undefined ? undefined : clean(email.html, LONGEST.html),
    snippet: cutText(unquoted(text).replaceAll(/\s+/gu, ' ').trim(), LONGEST.snippet),
    headers: toldHeaders(email),
    inReplyTo,
    references: [...new Set([...idsIn(email.references), ...(inReplyTo ? [inReplyTo] : [])])].slice(
      -MOST_REFERENCES,
    ),
    isAutomated: isMachineMail(email, envelopeFrom),
    attachments: email.attachments.slice(0, MOST_ATTACHMENTS).map(readFile),
  }
}

function readFile({ filename, mimeType, content, contentId }: MimeAttachment): ParsedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return {
    name: clean(plainFileName(filename ?? '', 'attachment'), LONGEST.name),
    type: clean(mimeType, LONGEST.name),
    size: bytes.byteLength,
    contentId: contentId?.replaceAll(/[<>]/g, ''),
    content: bytes,
  }
}

/** No text of the database holds NUL, or half a character. */
function clean(text: string, most: number): string {
  return cutText(text.replaceAll('\0', '').toWellFormed(), most)
}

function addressesOf(list: readonly MimeAddress[] | undefined): Address[] {
  const single = (list ?? []).flatMap((one) => ('group' in one && one.group ? one.group : [one]))
  return single.slice(0, MOST_ADDRESSES).flatMap(({ name, address }) => {
    if (!address) return []
    // What turns the direction of text makes one name look like another.
    const shown = clean(
      name.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, ''),
      LONGEST.name,
    ).trim()
    return [{ address: clean(address, LONGEST.address).toLowerCase(), ...(shown && { name: shown }) }]
  })
}

function idsIn(header: string | undefined): string[] {
  return (header ?? '').match(/<[^<>\s]{1,500}>/gu) ?? []
}

/** Of those that come twice the first: servers write theirs above what was there. */
function toldHeaders({ headers }: Email): Record<string, string> {
  const told = headers.filter(({ key }) => TOLD_HEADERS.includes(key.toLowerCase())).toReversed()
  return Object.fromEntries(told.map(({ key, value }) => [key.toLowerCase(), clean(value, LONGEST.header)]))
}

/** What is written anew: without the lines that are quoted. */
function unquoted(text: string): string {
  const own = text.split('\n').filter((line) => !line.startsWith('>'))
  return own.join('\n').trim() || text
}

/** Of an email that has no text beside its HTML. */
const textOfHtml = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: LONGEST.html },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
})

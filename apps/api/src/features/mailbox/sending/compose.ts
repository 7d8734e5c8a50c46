/** What an email that is sent from here says, and to whom it goes. */
import { createTransport } from 'nodemailer'
import { addressParser } from 'postal-mime'
import { forwardSubject, replySubject } from '../subject.ts'
import type { Address } from '../tables.ts'

export type Mode = 'reply' | 'reply-all' | 'forward'

/** The email that is answered or forwarded. */
export interface Original {
  id: string
  messageId: string
  subject: string
  from: Address | null
  to: Address[]
  cc: Address[]
  references: string[]
  headers: Readonly<Record<string, string>>
}

export interface Recipients {
  to: Address[]
  cc: Address[]
  bcc: Address[]
}

/** References that an answer names: the first, and those that are nearest. */
const MOST_REFERENCES = 20
const LONGEST_SUBJECT = 998

/**
 * Whoever is named, else those that the original names.
 *
 * @param own the address of the mailbox, which writes to itself only where it is named
 */
export function recipientsOf(
  original: Original | undefined,
  mode: Mode,
  given: { to?: string[]; cc?: string[]; bcc?: string[] },
  own: string,
): Recipients {
  const bcc = named(given.bcc)
  if (given.to !== undefined || !original || mode === 'forward') {
    return { to: named(given.to), cc: named(given.cc), bcc }
  }
  const isOwn = original.from?.address === own
  const to = isOwn ? original.to : answerAddresses(original)
  if (mode === 'reply') return { to, cc: named(given.cc), bcc }
  const taken = new Set([own, ...to.map(({ address }) => address)])
  const others = [...(isOwn ? [] : original.to), ...original.cc, ...named(given.cc)].filter(({ address }) => {
    const isNew = !taken.has(address)
    taken.add(address)
    return isNew
  })
  return { to, cc: others, bcc }
}

const named = (list: string[] = []): Address[] => list.map((address) => ({ address }))

/** Where answers are wanted, else who wrote it. */
function answerAddresses({ headers, from }: Original): Address[] {
  const wanted = addressParser(headers['reply-to'] ?? '', { flatten: true }).flatMap(({ address }) =>
    address && isPlain(address) ? [{ address: address.toLowerCase() }] : [],
  )
  if (wanted.length === 0 || wanted.some(({ address }) => address === from?.address))
    return from ? [from] : []
  return wanted
}

/** None that a mail server, or a header line, could take for something else. */
const isPlain = (address: string) => /^[^\s<>,;:"()]+@[^\s<>,;:"()@]+$/u.test(address)

export function subjectOf(original: Original | undefined, mode: Mode, given: string | undefined): string {
  const subject = given ?? (original ? prefixed(original.subject, mode) : '')
  return subject
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
}

const prefixed = (subject: string, mode: Mode): string =>
  mode === 'forward' ? forwardSubject(subject) : replySubject(subject)

export function referencesOf({ references, messageId }: Original): string[] {
  const all = [...new Set([...references, messageId])]
  return all.length > MOST_REFERENCES ? [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)] : all
}

export interface Composed {
  messageId: string
  from: Address
  recipients: Recipients
  subject: string
  text: string
  html?: string | undefined
  inReplyTo?: string | undefined
  references: readonly string[]
  files: readonly { name: string; content: Uint8Array; type?: string }[]
  /** Written by a program: others are not to answer it by one. */
  isAutomated?: boolean
}

/** Makes emails as they are sent; asks for nothing from outside, and reads no file. */
const writer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The email as others are to have it: without those who get it unnamed. */
export async function writeEmail({ recipients, from, ...email }: Composed): Promise<Uint8Array> {
  const { message } = await writer.sendMail({
    from: toMime(from),
    to: recipients.to.map(toMime),
    cc: recipients.cc.map(toMime),
    subject: email.subject,
    text: email.text,
    ...(email.html && { html: email.html, attachDataUrls: true }),
    messageId: email.messageId,
    ...(email.inReplyTo && { inReplyTo: email.inReplyTo }),
    references: [...email.references],
    ...(email.isAutomated && {
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }),
    attachments: email.files.map(({ name, content, type }) => ({
      filename: name,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      ...(type && { contentType: type }),
    })),
  })
  if (!Buffer.isBuffer(message)) throw new Error('An email was written as a stream.')
  return message
}

const toMime = ({ name = '', address }: Address) => ({
  name: name.replaceAll(/\p{Cc}+/gu, ' ').trim(),
  address,
})

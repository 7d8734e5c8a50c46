/** Reads what broken programs send: what says wrongly how it is written is read as it is written. */
import PostalMime, { type Email } from 'postal-mime'

/** In bytes; what is more was made to break readers. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 2 * 1_048_576 }
/** Of a head that is read alone. */
const LONGEST_HEAD = 65_536
const BODY_HEADERS = /^content-[\w-]+:.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gimu
const UNKNOWN = '\uFFFD'

/** @throws what the parser throws for parts that can't be read. */
export async function readMime(raw: Uint8Array): Promise<Email> {
  const bytes = withReadableHead(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
  const email = await readTexts(bytes)
  const isEmpty = !email.text && !email.html && email.attachments.length === 0
  // Parts that nothing separates are a text all the same.
  return isEmpty ? { ...(await readTexts(withoutBodyHeaders(bytes))), headers: email.headers } : email
}

/** The head of an email alone: what says how its parts are to be read would have them looked for. */
export async function readMimeHead(raw: Uint8Array): Promise<Email> {
  const { head } = split(withReadableHead(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)))
  const lines = head.subarray(0, LONGEST_HEAD).toString('latin1')
  return await read(Buffer.from(lines.replaceAll(BODY_HEADERS, ''), 'latin1'))
}

const read = (raw: Uint8Array) => PostalMime.parse(raw, LIMITS)

async function readTexts(raw: Buffer): Promise<Email> {
  const email = await read(raw)
  const isUnknown = [email.text, email.html].some((text) => text?.includes(UNKNOWN))
  if (isUnknown) return withTexts(await read(asWestern(raw)))
  return /charset\s*=\s*"?(?:us-)?ascii/iu.test(raw.toString('latin1')) ? withTexts(email) : email
}

/** Texts that were read as Western letters, each line as UTF-8 where it is that. */
function withTexts(email: Email): Email {
  const { text, html } = email
  return { ...email, ...(text && { text: asWritten(text) }), ...(html && { html: asWritten(html) }) }
}

/** Says of each text that is UTF-8 or says nothing that it is Western: every byte is a letter then, and none is lost. */
function asWestern(raw: Buffer): Buffer {
  const text = raw
    .toString('latin1')
    .replaceAll(/charset\s*=\s*"?(?:utf-?8|(?:us-)?ascii)"?/giu, 'charset=windows-1252')
    .replaceAll(
      /^(content-type:[ \t]*text\/(?:plain|html)\b)(?![^\r\n]*charset)(?!.*\r?\n[ \t].*charset)/gimu,
      '$1; charset=windows-1252',
    )
  const { head } = split(Buffer.from(text, 'latin1'))
  const saysNothing = !/^content-type:/imu.test(head.toString('latin1'))
  return Buffer.from(
    `${saysNothing ? 'Content-Type: text/plain; charset=windows-1252\r\n' : ''}${text}`,
    'latin1',
  )
}

const WESTERN = new TextDecoder('windows-1252')
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [WESTERN.decode(Uint8Array.of(byte)), byte]),
)

function asWritten(text: string): string {
  return text
    .split('\n')
    .map((line) => utf8Of(line) ?? line)
    .join('\n')
}

function utf8Of(line: string): string | undefined {
  const bytes: number[] = []
  for (const letter of line) {
    const byte = BYTES.get(letter)
    if (byte === undefined) return undefined
    bytes.push(byte)
  }
  return decodeUtf8(Uint8Array.from(bytes))
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Header lines are UTF-8, if they are anything else than ASCII; old programs write Western letters. */
function withReadableHead(raw: Buffer): Buffer {
  const { head, rest } = split(raw)
  if (decodeUtf8(head) !== undefined) return raw
  const lines = head
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'))
    .map((line) => decodeUtf8(line) ?? WESTERN.decode(line))
  return Buffer.concat([Buffer.from(lines.join('\n')), rest])
}

function withoutBodyHeaders(raw: Buffer): Buffer {
  const { head, rest } = split(raw)
  return Buffer.concat([Buffer.from(head.toString('latin1').replaceAll(BODY_HEADERS, ''), 'latin1'), rest])
}

/** The head ends before the first empty line, which begins the rest. */
function split(raw: Buffer): { head: Buffer; rest: Buffer } {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((end) => end >= 0)
  const end = ends.length > 0 ? Math.min(...ends) : raw.length
  return { head: raw.subarray(0, end), rest: raw.subarray(end) }
}

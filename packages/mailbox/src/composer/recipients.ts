import type { EmailMessage } from '@replybay/api-client'
import { isOwnAddress } from '../model/sender.ts'
import type { WritingMode } from './outbox-entry.ts'

export interface Recipients {
  to: readonly string[]
  cc: readonly string[]
}

/** The email of a thread that a reply answers: the newest that the shop did not write itself, else the newest. */
export function answeredOf(
  messages: readonly EmailMessage[],
  own: string | undefined,
): EmailMessage | undefined {
  return messages.findLast(({ from }) => !isOwnAddress(from, own)) ?? messages.at(-1)
}

/** Who gets what is written about an email, until its writer changes that. */
export function recipientsOf(
  mode: WritingMode,
  { from, to = [], cc = [], headers = {} }: EmailMessage,
  own: string | undefined,
): Recipients {
  if (mode === 'forward' || mode === 'new') return { to: [], cc: [] }
  const isOwn = isOwnAddress(from, own)
  const others = (list: typeof to) =>
    list.filter((each) => !isOwnAddress(each, own)).map(({ address }) => address)
  // What the shop wrote itself is followed up: it goes to whom it went to.
  const first = isOwn ? others(to) : answerAddresses(headers['reply-to'], from?.address)
  if (mode === 'reply') return { to: unique(first), cc: [] }
  const all = unique([...first, ...(isOwn ? [] : others(to))])
  return { to: all, cc: unique(others(cc)).filter((address) => !all.includes(address)) }
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)]

/** Where answers are wanted, as a line such as "Ada <ada@post.example>, bills@post.example" says, else who wrote it. */
function answerAddresses(line = '', writer: string | undefined): string[] {
  const wanted = line
    .replaceAll(/"[^"]*"/g, '')
    .split(',')
    .map((one) => (/<([^<>]*)>/.exec(one)?.[1] ?? one).trim().toLowerCase())
    .filter(isAddress)
  if (writer === undefined) return wanted
  return wanted.length === 0 || wanted.includes(writer.toLowerCase()) ? [writer] : wanted
}

/** Whether a word can be an address; whether there is one, only sending tells. */
export const isAddress = (word: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(word)

/** As mail programs put them before a subject, in the languages that shops meet; the server knows the same. */
const prefix = (words: string) =>
  new RegExp(String.raw`^(?:\s|\[[^\]]{0,40}\])*(?:${words})(?:\[\d{1,3}\])?\s?:`, 'iu')
const REPLIED = prefix('re|aw|sv|antw|ref|rif')
const FORWARDED = prefix('fwd?|wg|tr|rv|i|enc')

/** The subject of what is written about an email. */
export function subjectOf(mode: WritingMode, subject: string): string {
  if (mode === 'new') return ''
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- as mail programs of all languages know it
  if (mode === 'forward') return FORWARDED.test(subject) ? subject : `Fwd: ${subject}`
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the same
  return REPLIED.test(subject) ? subject : `Re: ${subject}`
}

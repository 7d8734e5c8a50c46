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
  const wanted = addressIn(headers['reply-to']) ?? from?.address
  const first = isOwn ? others(to) : wanted === undefined ? [] : [wanted]
  if (mode === 'reply') return { to: unique(first), cc: [] }
  const all = unique([...first, ...(isOwn ? [] : others(to))])
  return { to: all, cc: unique(others(cc)).filter((address) => !all.includes(address)) }
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)]

/** The address in a header line such as "Ada <ada@post.example>". */
function addressIn(line: string | undefined): string | undefined {
  return line === undefined ? undefined : /[^\s<>,;"]+@[^\s<>,;"]+/.exec(line)?.[0]
}

/** Whether a word can be an address; whether there is one, only sending tells. */
export const isAddress = (word: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(word)

/** The subject of what is written about an email. */
export function subjectOf(mode: WritingMode, subject: string): string {
  if (mode === 'new') return ''
  if (mode === 'forward') return /^(?:fwd?|fw|tr|rv)\s*:/i.test(subject) ? subject : `Fwd: ${subject}`
  return /^re\s*:/i.test(subject) ? subject : `Re: ${subject}`
}

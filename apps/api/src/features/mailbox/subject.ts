/** What replies and forwards put before a subject, in the languages that shops meet; the dashboard's composer knows the same. */
const REPLIES = 're|aw|sv|antw|ref|rif'
const FORWARDS = 'fwd?|wg|tr|rv|i|enc'
const prefix = (words: string) =>
  new RegExp(String.raw`^(?:\s|\[[^\]]{0,40}\])*(?:${words})(?:\[\d{1,3}\])?\s?:\s*`, 'iu')
const [REPLIED, FORWARDED, PREFIX] = [prefix(REPLIES), prefix(FORWARDS), prefix(`${REPLIES}|${FORWARDS}`)]
const MOST_PREFIXES = 20

/** A subject without prefixes, spaces at its ends and differences of case: the same for all emails of a conversation. */
export function subjectKeyOf(subject: string): string {
  let rest = subject.slice(0, 998)
  for (let count = 0; count < MOST_PREFIXES && PREFIX.test(rest); count++) rest = rest.replace(PREFIX, '')
  return rest.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}

/** Whether a subject says that it replies to another one, or forwards it. */
export const isReplySubject = (subject: string): boolean => PREFIX.test(subject)

/** The subject of a reply to an email, and of one that passes it on: it says so once. */
export const replySubject = (subject: string) => (REPLIED.test(subject) ? subject : `Re: ${subject}`)
export const forwardSubject = (subject: string) => (FORWARDED.test(subject) ? subject : `Fwd: ${subject}`)

/** The words of a subject, to be searched for: in lower case, without accents. */
export function wordsOfSubject(subject: string): string[] {
  const plain = subject.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].map((word) => word.slice(0, 60))
}

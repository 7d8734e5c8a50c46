/** What replies and forwards put before a subject, in the languages that shops meet. */
const PREFIX =
  /^(?:\s|\[[^\]]{0,40}\])*(?:re|aw|sv|antw|rv|ref|fwd?|wg|tr|i|rif|enc)(?:\[\d{1,3}\])?\s?:\s*/iu
const MOST_PREFIXES = 20

/** A subject without prefixes, spaces at its ends and differences of case: the same for all emails of a conversation. */
export function subjectKeyOf(subject: string): string {
  let rest = subject.slice(0, 998)
  for (let count = 0; count < MOST_PREFIXES && PREFIX.test(rest); count++) rest = rest.replace(PREFIX, '')
  return rest.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}

/** Whether a subject says that it replies to another one, or forwards it. */
export const isReplySubject = (subject: string): boolean => PREFIX.test(subject)

/** The words of a subject, to be searched for: in lower case, without accents. */
export function wordsOfSubject(subject: string): string[] {
  const plain = subject.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))].map((word) => word.slice(0, 60))
}

/** What a program has sent: nobody waits for an answer to it, and a program that answered another would never end. */
import type { Email } from 'postal-mime'

/** Senders that read no answers, by the part before the @. */
const MACHINE_NAMES =
  /^(?:mailer-daemon|postmaster|(?:no|do[-._]?not|ne[-._]?pas)[-._]?(?:reply|repondre|responder)|noreply.*|bounces?|listserv|majordomo|daemon)(?:[-+._=].*)?$/iu
/** Aggregate reports of DMARC say so in their subject. @see RFC 7489, 7.2.1.1 */
const REPORT_SUBJECT = /^report domain:/iu
const SUPPRESSED = /\b(?:all|oof|autoreply)\b/iu
const BULK = /^(?:bulk|list|junk|auto[-_]?reply)$/iu

/** @param envelopeFrom the sender that its server named: empty for what could not be delivered; undefined where it is not known */
export function isMachineMail(
  { headers, from, subject = '' }: Pick<Email, 'headers' | 'from' | 'subject'>,
  envelopeFrom: string | undefined,
): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key.toLowerCase() === name)?.value.trim()
  const has = (name: string) => valueOf(name) !== undefined
  const autoSubmitted = valueOf('auto-submitted')?.toLowerCase() ?? 'no'
  const contentType = valueOf('content-type')?.toLowerCase() ?? ''
  const sender = from?.address?.split('@')[0] ?? ''
  return (
    envelopeFrom === '' ||
    valueOf('return-path') === '<>' ||
    !/^no\b/.test(autoSubmitted) ||
    BULK.test(valueOf('precedence') ?? '') ||
    headers.some(({ key }) => key.toLowerCase().startsWith('list-')) ||
    ['x-autoreply', 'x-autorespond', 'feedback-id'].some(has) ||
    SUPPRESSED.test(valueOf('x-auto-response-suppress') ?? '') ||
    contentType.startsWith('multipart/report') ||
    REPORT_SUBJECT.test(subject) ||
    sender === '' ||
    MACHINE_NAMES.test(sender)
  )
}

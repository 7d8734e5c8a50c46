/** Tells apart why a mail server could not be used. */
import { cutText } from '../../../platform/cut-text.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import { SignedOut } from './oauth/access-token.ts'
import type { MailboxProblem, MailServer } from './tables.ts'

export type ProblemKind = MailboxProblem['kind']

const LONGEST_SAID = 300
const CERTIFICATE =
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH|altname|EPROTO|SSL|self-signed|certificate/i
const NO_ANSWER = /TIMEOUT|ETIMEDOUT|timed out|timeout/i
const DISABLED =
  /disabled|not enabled|is off|switched off|turned off|not allowed to use|authenticated but not connected|BasicAuthBlocked|enable imap/i
const THROTTLED =
  /ETHROTTLE|THROTTL|\bLIMIT\b|INUSE|too many|rate limit|bandwidth|try again later|temporarily blocked/i
const QUOTA = /OVERQUOTA|quota|mailbox (?:is )?full|storage/i
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE|NoConnection|ConnectionClosed|ClosedAfter|ECONNECTION|ESOCKET|EDNS|StateLogout/

/** What is read of an error: nothing that was sent. */
interface Facts {
  code: string
  /** Of SMTP; 0 without. */
  status: number
  /** What the server said. */
  said: string
  isSignIn: boolean
}

/** @param server where it happened, to be told with it */
export function problemOf(error: unknown, server: MailServer | undefined, now = new Date()): MailboxProblem {
  if (error instanceof SignedOut) return { ...problemOf(error.cause, server, now), kind: 'signed-out' }
  const facts = factsOf(error)
  return {
    kind: kindOf(error, facts),
    at: now.toISOString(),
    ...(facts.said && { said: cutText(facts.said.replaceAll(/\s+/g, ' ').trim(), LONGEST_SAID) }),
    ...(server && { server: `${server.host}, port ${server.port}` }),
  }
}

function kindOf(error: unknown, { code, status, said, isSignIn }: Facts): ProblemKind {
  if (error instanceof OutboundProblem) {
    return error.code === 'forbidden-address' ? error.code : 'unreachable'
  }
  if (THROTTLED.test(code) || THROTTLED.test(said) || status === 421) return 'throttled'
  if (QUOTA.test(said) || status === 552 || status === 452) return 'quota'
  if (isSignIn) return DISABLED.test(said) ? 'disabled' : status === 454 ? 'throttled' : 'wrong-password'
  if (DISABLED.test(said)) return 'disabled'
  if (CERTIFICATE.test(code) || CERTIFICATE.test(said)) return 'certificate'
  if (NO_ANSWER.test(code) || NO_ANSWER.test(said)) return 'no-answer'
  if (UNREACHABLE.test(code)) return 'unreachable'
  return status >= 500 ? 'refused' : 'other'
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { code: '', status: 0, said: '', isSignIn: false }
  const read = (name: string): string => {
    const value: unknown =
      name in error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const code = read('code')
  const answered = [read('serverResponseCode'), read('responseText') || read('response')]
  const said = answered.filter(Boolean).join(' ')
  return {
    code,
    status: Number(read('responseCode')),
    said: said || (code ? `${code} ${error.message}` : error.message),
    isSignIn: code === 'EAUTH' || ('authenticationFailed' in error && error.authenticationFailed === true),
  }
}

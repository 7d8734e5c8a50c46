import { OutboundProblem, type OutboundCode } from '../../platform/outbound/outbound-problem.ts'
import type { Problem } from './tables.ts'

interface TroubleDetails {
  /** The proof: what is missing, where the address leads, how long to wait. */
  value?: string | undefined
  status?: number
  /** In seconds. */
  retryAfter?: number | undefined
  /** What was written may have arrived all the same. */
  isUnknown?: boolean
}

/** Why a service could not be used. Says nothing of what was sent. */
export class Trouble extends Error {
  override name = 'Trouble'
  readonly problem: Problem
  readonly details: TroubleDetails

  constructor(problem: Problem, details: TroubleDetails = {}) {
    super(problem)
    this.problem = problem
    this.details = details
  }
}

const outboundProblems: Readonly<Record<OutboundCode, Problem>> = {
  'invalid-address': 'unreachable',
  'forbidden-address': 'private-address',
  'refused-redirect': 'not-this-service',
  'too-many-redirects': 'not-this-service',
  timeout: 'unreachable',
  'too-large': 'not-this-service',
  unreachable: 'unreachable',
  'wrong-type': 'not-this-service',
}

/** @throws what is no fault of the service. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  if (!(error instanceof OutboundProblem)) throw error
  return new Trouble(outboundProblems[error.code], { value: error.to?.origin, isUnknown: !error.isUnsent })
}

/** What is said of a problem to whoever doesn't know it by its name. */
export function wordsOf(service: string, problem: Problem, value?: string): string {
  const more = value === undefined ? '' : ` (${value})`
  const words: Readonly<Record<Problem, string>> = {
    'bad-key': `${service} refuses the key. Copy it again, or create a new one.`,
    'missing-permission': `The key lacks a permission${more}. Add it in ${service}, then test again.`,
    'wrong-plan': `The plan of this ${service} account doesn’t allow the connection${more}.`,
    unreachable: `${service} isn’t answering at this address. Check the address, and try again later.`,
    'not-this-service': `The address answers, but not as ${service} does${more}. Check the address.`,
    'private-address':
      'The address leads into a private network. This server only connects to public addresses.',
    'rate-limited': `${service} asks for a pause. Try again later.`,
    'service-error': `${service} reports an error${more}. Try again later.`,
  }
  return words[problem]
}

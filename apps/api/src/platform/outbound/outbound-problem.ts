export type OutboundCode =
  /** It is no http or https address, or holds a name or a password. */
  | 'invalid-address'
  /** It leads into a private network, or to a port that is not for websites. */
  | 'forbidden-address'
  /** A redirect that the caller does not want followed. */
  | 'refused-redirect'
  | 'too-many-redirects'
  | 'timeout'
  | 'too-large'
  | 'unreachable'
  /** What was sent is of another type than was asked for. */
  | 'wrong-type'

/** After these, nobody can say whether what was written has arrived. */
const MAYBE_SENT: ReadonlySet<OutboundCode> = new Set(['timeout', 'unreachable', 'too-large', 'wrong-type'])

/** Why an address could not be read. Says nothing of what was sent. */
export class OutboundProblem extends Error {
  override name = 'OutboundProblem'
  readonly code: OutboundCode
  /** Where a refused redirect leads. */
  readonly to: URL | undefined
  /** Whether it is certain that what was to be written has not arrived. */
  readonly isUnsent: boolean

  constructor(code: OutboundCode, to?: URL, { isUnsent = false } = {}) {
    super(code)
    this.code = code
    this.to = to
    this.isUnsent = isUnsent || !MAYBE_SENT.has(code)
  }
}

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

/** Why an address could not be read. Says nothing of what was sent. */
export class OutboundProblem extends Error {
  override name = 'OutboundProblem'
  readonly code: OutboundCode
  /** Where a refused redirect leads. */
  readonly to: URL | undefined

  constructor(code: OutboundCode, to?: URL) {
    super(code)
    this.code = code
    this.to = to
  }
}

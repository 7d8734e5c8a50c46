import type { components } from '@replybay/api-client'

export type Problem = components['schemas']['Problem']

/** As what a call can fail. */
export interface FailureKind {
  /** For programs; no other kind's. */
  code: string
  status: number
  /** What the caller reads where the operation's catalogue has no word for it. */
  message: string
  /** Whether it says more than the text that an operation has for all its failures. @default false */
  isSpecific?: boolean
}

/** As what calls of every feature can fail; a feature declares beside it what only its own can. */
const kinds = {
  'invalid-request': {
    status: 400,
    message: 'The request doesn’t match the API description.',
    isSpecific: true,
  },
  'not-an-image': { status: 400, message: 'This file isn’t a supported image' },
  'weak-password': { status: 400, message: 'This password is too easy to guess', isSpecific: true },
  unauthorized: { status: 401, message: 'Sign in to continue.' },
  forbidden: {
    status: 403,
    message: 'You don’t have permission to do this. Ask the account owner or an admin.',
  },
  'feature-off': {
    status: 403,
    message:
      'This feature is turned off for your company. Ask the person who runs this server to turn it on.',
    isSpecific: true,
  },
  suspended: { status: 403, message: 'Your company’s account is suspended.', isSpecific: true },
  'captcha-failed': {
    status: 403,
    message: 'We couldn’t verify that you’re human. Try again.',
    isSpecific: true,
  },
  'not-found': { status: 404, message: 'Not found.' },
  'too-slow': { status: 408, message: 'The request didn’t arrive in time.' },
  'key-reused': {
    status: 409,
    message: 'This key was already used for a different text. Send a new text with a new key.',
    isSpecific: true,
  },
  'changed-meanwhile': {
    status: 409,
    message: 'This has changed since you loaded it. Nothing was saved. Load it again, then retry.',
    isSpecific: true,
  },
  conflict: { status: 409, message: 'This conflicts with the current state.' },
  'limit-reached': {
    status: 409,
    message: 'You’ve reached the limit. Delete an item first.',
    isSpecific: true,
  },
  'too-large': { status: 413, message: 'The request is too large.', isSpecific: true },
  'unsupported-media-type': { status: 415, message: 'Unsupported content type.', isSpecific: true },
  'too-many-requests': { status: 429, message: 'Too many attempts. Try again in a few minutes.' },
  'too-many-calls': {
    status: 429,
    message: 'Too many requests at once. Try again in a moment.',
    isSpecific: true,
  },
  'upload-limit': {
    status: 429,
    message: 'Your team has reached today’s upload limit. Try again tomorrow.',
    isSpecific: true,
  },
  'head-too-large': {
    status: 431,
    message: 'The address or a header of the request is too large.',
  },
  internal: { status: 500, message: 'Unexpected error, try again later ...' },
  'not-implemented': { status: 501, message: 'This server doesn’t support this call yet.', isSpecific: true },
  'outside-service': { status: 502, message: 'An external service isn’t responding. Try again later.' },
  unavailable: { status: 503, message: 'The database isn’t responding. Try again in a moment.' },
  'no-secret-key': {
    status: 503,
    message: 'Secrets can’t be kept yet. Ask the person who runs this server to set REPLYBAY_SECRET_KEY.',
    isSpecific: true,
  },
  overloaded: { status: 503, message: 'The server is busy. Try again in a moment.', isSpecific: true },
  stuck: { status: 503, message: 'This process isn’t responding. Restart it.' },
  stopping: { status: 503, message: 'The server is shutting down. Try again in a moment.' },
  'no-room': {
    status: 507,
    message:
      'The server’s disk is full. Nothing was saved. Existing data is safe. Contact the person who runs this server.',
    isSpecific: true,
  },
} as const satisfies Record<string, Omit<FailureKind, 'code'>>

export type FailureCode = keyof typeof kinds

/** The codes of the kinds that every feature has. */
export const failureCodes: readonly string[] = Object.keys(kinds)

interface FailureDetails {
  fields?: Problem['fields']
  /** Seconds after which it is worth to try again. */
  retryAfter?: number
}

/** A call that fails for a reason that its caller may know. What they read is decided in problems.ts. */
export class Failure extends Error {
  override name = 'Failure'
  readonly kind: FailureKind
  readonly fields: Problem['fields']
  readonly retryAfter: number | undefined

  /** @param kind one that every feature has, by its code, or one of the feature's own. */
  constructor(kind: FailureCode | FailureKind, details: FailureDetails = {}) {
    const known = typeof kind === 'string' ? { code: kind, ...kinds[kind] } : kind
    super(known.code)
    this.kind = known
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }

  get code(): string {
    return this.kind.code
  }

  get status(): number {
    return this.kind.status
  }
}

import type { components } from '@replybay/api-client'

const statusByCode = {
  'invalid-request': 400,
  'wrong-credentials': 400,
  'wrong-code': 400,
  'invalid-password': 400,
  'weak-password': 400,
  'refused-address': 400,
  'not-an-image': 400,
  unauthorized: 401,
  forbidden: 403,
  'captcha-failed': 403,
  'not-found': 404,
  'too-slow': 408,
  'not-validated': 409,
  'user-exists': 409,
  'last-owner': 409,
  'active-subscription': 409,
  'key-reused': 409,
  'not-empty': 409,
  'changed-meanwhile': 409,
  conflict: 409,
  'limit-reached': 409,
  'conversation-full': 409,
  'invitation-over': 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'too-many-calls': 429,
  'upload-limit': 429,
  'head-too-large': 431,
  internal: 500,
  'not-implemented': 501,
  'outside-service': 502,
  unavailable: 503,
  overloaded: 503,
  stuck: 503,
  stopping: 503,
  'no-room': 507,
} as const satisfies Record<string, number>

export type FailureCode = keyof typeof statusByCode

export type Problem = components['schemas']['Problem']

interface FailureDetails {
  fields?: Problem['fields']
  /** Seconds after which it is worth to try again. */
  retryAfter?: number
}

/** A call that fails for a reason that its caller may know. What they read is decided in problems.ts. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly status: number
  readonly fields: Problem['fields']
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(code)
    this.code = code
    this.status = statusByCode[code]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

import type { Problem } from './entities.ts'
import type { OperationId } from './operation.ts'

/**
 * Why a call has no result: the server said no; nothing came back; it took longer than the operation's limit;
 * a newer call with the same key took its place; or a success held something else than described.
 */
export type ApiFailure =
  | {
      kind: 'status'
      status: number
      problem?: Partial<Problem> | undefined
      retryAfter?: number | undefined
      requestId?: string | undefined
    }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'superseded' }
  | { kind: 'malformed' }

/** The one error that a call of the API throws, beside the AbortError of a caller that cancelled it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly operation: OperationId
  readonly failure: ApiFailure

  constructor(operation: OperationId, failure: ApiFailure, cause?: unknown) {
    const reason =
      failure.kind === 'status' ? `${failure.status} ${failure.problem?.code ?? ''}` : failure.kind
    super(`${operation}: ${reason.trim()}`, { cause })
    this.operation = operation
    this.failure = failure
  }

  /** The status of the answer, where there was one. */
  get status(): number | undefined {
    return this.failure.kind === 'status' ? this.failure.status : undefined
  }

  /** What went wrong, as the server calls it, such as `changed-meanwhile`. */
  get code(): string | undefined {
    return this.failure.kind === 'status' ? this.failure.problem?.code : undefined
  }

  /** Seconds after which the server takes another attempt, where it says so. */
  get retryAfter(): number | undefined {
    return this.failure.kind === 'status' ? this.failure.retryAfter : undefined
  }

  /** By which the server's log has the call, where the server says so. */
  get requestId(): string | undefined {
    return this.failure.kind === 'status' ? this.failure.requestId : undefined
  }

  /** Whether it took longer than the operation's limit: trying again by itself would only take as long again. */
  get isTimeout(): boolean {
    return this.failure.kind === 'timeout'
  }

  /** Whether nothing came back: the server can't be reached, or took too long. */
  get isUnreachable(): boolean {
    return this.failure.kind === 'network' || this.failure.kind === 'timeout'
  }

  /** Whether the person's role does not allow it. */
  get isForbidden(): boolean {
    return this.status === 403
  }

  /** Whether the object is not there, or is no longer. */
  get isNotFound(): boolean {
    return this.status === 404
  }

  /** Whether trying again without a change can help. */
  get isTransient(): boolean {
    if (this.failure.kind === 'status') return this.failure.status >= 500 && this.failure.status !== 501
    return this.isUnreachable
  }
}

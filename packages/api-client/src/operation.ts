import type { operations } from './generated/schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof operations

/** What a call of an operation needs to know; each operation of the contract has such a constant. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below the API's base, with parameters in braces. */
  readonly path: string
  /** What it takes: JSON, a form with files, or nothing. */
  readonly body: 'json' | 'form' | 'none'
  /** How the body of a success is read. */
  readonly answer: 'json' | 'blob' | 'stream'
  /** How long a call may take, in ms. @see specification §4 */
  readonly timeoutMs?: number
  /**
   * A newer call with the same key cancels the older one; a part in braces stands for the field, path parameter or header
   * of this name. @see specification §4, email calls
   */
  readonly abortKey?: string
}

/** The parts of a request, as the HTTP client takes them. */
interface RequestParts {
  path?: object
  query?: object
  header?: object
  body?: object
}

type Definition<Op extends Operation> = operations[Op['id']]

type BodyPart<Call> = Call extends { requestBody?: never }
  ? { body?: never }
  : Call extends { requestBody: { content: infer Media } }
    ? { body: Media[keyof Media] }
    : Call extends { requestBody?: { content: infer Media } }
      ? { body?: Media[keyof Media] }
      : never

/** What a call of an operation sends: parts that the contract requires are required, others that it has are optional. */
export type RequestOf<Op extends Operation> = RequestParts &
  Omit<Definition<Op>['parameters'], 'cookie'> &
  BodyPart<Definition<Op>>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never

/** What an operation answers in JSON when it succeeds. */
type JsonAnswer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201 | 202)]: JsonOf<
    operations[Id]['responses'][Status]
  >
}[keyof operations[Id]['responses'] & (200 | 201 | 202)]

/** What a call of an operation answers: the body of its success, as it is read. */
export type AnswerOf<Op extends Operation> = Op['answer'] extends 'blob'
  ? Blob
  : Op['answer'] extends 'stream'
    ? ReadableStream<Uint8Array<ArrayBuffer>> | null
    : JsonAnswer<Op['id']>

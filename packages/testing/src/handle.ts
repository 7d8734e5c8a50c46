import type { AnswerOf, Operation, RequestOf } from '@replybay/api-client'
import { noteCall } from '@replybay/storybook/called-operations'
import { http, HttpResponse, type RequestHandler } from 'msw'

interface Call<Op extends Operation> {
  request: Request
  /** The parameters of the path. */
  params: NonNullable<RequestOf<Op>['path']>
}

/** Answers one operation of the contract: what is not its answer does not compile. */
export function handle<Op extends Operation>(
  operation: Op,
  answer: (call: Call<Op>) => AnswerOf<Op> | Response | Promise<AnswerOf<Op> | Response>,
): RequestHandler {
  const pattern = `*/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return http[operation.method](pattern, async ({ request, params }) => {
    noteCall(operation.id)
    // Sound: the pattern is the operation's path.
    const result: unknown = await answer({ request, params: params as Call<Op>['params'] })
    if (result instanceof Response) return result
    return result instanceof Blob ? new HttpResponse(result) : HttpResponse.json(result as object)
  })
}

/** An answer that is not a success. */
export function problem(status: number, code = 'unexpected'): Response {
  return HttpResponse.json({ code, message: code }, { status })
}

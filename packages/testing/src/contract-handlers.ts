import type { paths } from '@replybay/api-client'
import { http, HttpResponse, type RequestHandler } from 'msw'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends { responses: unknown } ? Path : never
}[keyof paths]
type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : never
type Success<Responses> =
  | Content<Responses extends { 200: infer Response } ? Response : never>
  | Content<Responses extends { 201: infer Response } ? Response : never>
  | Content<Responses extends { 202: infer Response } ? Response : never>
type BodyOf<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  responses: infer Responses
}
  ? Success<Responses>
  : never

interface Call {
  request: Request
  params: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Answers one operation of the contract: what is not its answer does not compile. */
export function answer<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  body: (call: Call) => BodyOf<Path, M> | Response | Promise<BodyOf<Path, M> | Response>,
): RequestHandler {
  const pattern = `*/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return http[method](pattern, async ({ request, params }) => {
    const result: unknown = await body({ request, params })
    if (result instanceof Response) return result
    return result instanceof Blob ? new HttpResponse(result) : HttpResponse.json(result as object)
  })
}

/** An answer that is not a success. */
export function problem(status: number, code = 'unexpected'): Response {
  return HttpResponse.json({ code, message: code }, { status })
}

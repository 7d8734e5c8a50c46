import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { FORM } from './form-type.ts'
import { BESIDE_THE_FILE, FormReader } from './form-reader.ts'
import { operationOf } from './operation-of.ts'
import type { UploadLimit } from './upload-limit.ts'

/**
 * Takes forms with a file, where the contract names them: a text is a string in the body, a file its bytes. Which of
 * the two a field has to be is held by the contract's validation: where a file is meant, a text is never taken.
 */
export function takeForms(app: FastifyInstance, uploads: UploadLimit): void {
  app.addHook('onRequest', async (request) => {
    if (takesForm(request) && lengthOf(request) > largestFile(request) + BESIDE_THE_FILE) {
      throw new Failure('too-large')
    }
  })
  app.addContentTypeParser(FORM, async (request: FastifyRequest) => {
    if (!takesForm(request)) throw new Failure('unsupported-media-type')
    await uploads.requireRest(request, lengthOf(request) - BESIDE_THE_FILE)
    const reader = new FormReader(largestFile(request))
    let body: object
    try {
      body = await reader.read(request.raw)
    } catch (error) {
      await uploads.count(request, reader.received)
      throw error
    }
    await uploads.count(request, sizeOf(body))
    return body
  })
}

function takesForm(request: FastifyRequest): boolean {
  return operationOf(request)?.bodyTypes.includes(FORM) === true
}

/** As the caller says it, in bytes. One that says none is read up to the limits of a form. */
function lengthOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0)
}

/** Of its files, in bytes. */
function sizeOf(form: object): number {
  const sizes = Object.values(form).map((value: unknown) =>
    value instanceof Uint8Array ? value.byteLength : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function largestFile(request: FastifyRequest): number {
  return operationOf(request)?.largestFile ?? 0
}

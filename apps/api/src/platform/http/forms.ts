import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import type { FormShape } from '../contract/form-shape.ts'
import { FORM } from './form-type.ts'
import { FormReader } from './form-reader.ts'
import { operationOf } from './operation-of.ts'
import type { UploadLimit } from './upload-limit.ts'

/**
 * Takes forms with files, where the contract names them: a text is a string in the body, a file its bytes, what may be there more than once a list. Which of
 * the two a field has to be is held by the contract's validation: where a file is meant, a text is never taken.
 */
export function takeForms(app: FastifyInstance, uploads: UploadLimit): void {
  app.addHook('onRequest', async (request) => {
    const shape = shapeOf(request)
    if (shape && lengthOf(request) > shape.largest + shape.beside) throw new Failure('too-large')
  })
  app.addContentTypeParser(FORM, async (request: FastifyRequest) => {
    const shape = shapeOf(request)
    if (!shape) throw new Failure('unsupported-media-type')
    await uploads.requireRest(request, lengthOf(request) - shape.beside)
    const reader = new FormReader(shape)
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

function shapeOf(request: FastifyRequest): FormShape | undefined {
  return operationOf(request)?.form
}

/** As the caller says it, in bytes. One that says none is read up to the limits of a form. */
function lengthOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0)
}

/** Of its files, in bytes. */
function sizeOf(form: object): number {
  const sizes = Object.values(form)
    .flat()
    .map((value: unknown) => (value instanceof Uint8Array ? value.byteLength : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { operationOf } from './operation-of.ts'

/** In bytes; the contract says it at each call. */
const LARGEST_FILE = { updateAvatar: 2 * 1_048_576, otherwise: 10 * 1_048_576 }

/** Takes forms with a file, where the contract names them: a text is a string in the body, a file its bytes. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  // What is not of a type that the contract names would not be validated.
  app.addHook('onRequest', async (request) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
    const types = operationOf(request)?.bodyTypes ?? []
    if (type && types.length > 0 && !types.includes(type.trim().toLowerCase())) {
      throw new Failure('unsupported-media-type')
    }
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000 },
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request)
  })
}

async function readForm(request: FastifyRequest): Promise<object> {
  const form = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { fileSize: largestFile(request) } })) {
      form.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value)
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new Failure('invalid-request', { fields: [{ path: '/body', message: 'must be a form' }] })
  }
  return Object.fromEntries(form)
}

function largestFile(request: FastifyRequest): number {
  return operationOf(request)?.id === 'updateAvatar' ? LARGEST_FILE.updateAvatar : LARGEST_FILE.otherwise
}

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { operationOf } from './operation-of.ts'

/** A picture; nothing larger is taken yet. In bytes. */
const LARGEST_FILE = 2 * 1_048_576

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
    limits: { fileSize: LARGEST_FILE, files: 1, fields: 10, parts: 11, fieldSize: 10_000 },
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request)
  })
}

async function readForm(request: FastifyRequest): Promise<object> {
  const form = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value)
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error
    throw new Failure('invalid-request', { fields: [{ path: '/body', message: 'must be a form' }] })
  }
  return Object.fromEntries(form)
}

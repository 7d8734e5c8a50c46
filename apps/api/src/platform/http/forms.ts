import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { isPersistable } from './json-bodies.ts'
import { FORM } from './form-type.ts'
import { operationOf } from './operation-of.ts'
import type { UploadLimit } from './upload-limit.ts'

/** In bytes; the contract says it at each call. */
const LARGEST_FILE = { updateAvatar: 2 * 1_048_576, otherwise: 10 * 1_048_576 }
/** In bytes. */
const LONGEST_TEXT = 10_000

/** The texts of a form, and the heads of its parts; in bytes. */
const BESIDE_THE_FILE = 200_000

type Fault = NonNullable<Failure['fields']>[number]

/**
 * Takes forms with a file, where the contract names them: a text is a string in the body, a file its bytes. Which of
 * the two a field has to be is held by the contract's validation: where a file is meant, a text is never taken.
 */
export async function takeForms(app: FastifyInstance, uploads: UploadLimit): Promise<void> {
  // What is not of a type that the contract names would not be validated.
  app.addHook('onRequest', async (request) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
    const types = operationOf(request)?.bodyTypes ?? []
    if (type && types.length > 0 && !types.includes(type.trim().toLowerCase())) {
      throw new Failure('unsupported-media-type')
    }
    if (types.includes(FORM) && lengthOf(request) > largestFile(request) + BESIDE_THE_FILE) {
      throw new Failure('too-large')
    }
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 10, parts: 11, fieldSize: LONGEST_TEXT },
  })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    await uploads.requireRest(request, lengthOf(request) - BESIDE_THE_FILE)
    const body = await readForm(request)
    request.body = body
    await uploads.count(request, sizeOf(body))
  })
}

async function readForm(request: FastifyRequest): Promise<object> {
  const form = new Map<string, unknown>()
  const faults: Fault[] = []
  try {
    // Read to its end, also when it is refused: a form that is left halfway would hold the connection.
    for await (const part of request.parts({ limits: { fileSize: largestFile(request) } })) {
      const fault = form.has(part.fieldname) ? 'must be there once' : faultOf(part)
      if (fault) faults.push({ path: `/body/${part.fieldname}`, message: fault })
      form.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value)
    }
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw error
    const isOverfull = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(codeOf(error))
    const message = isOverfull ? 'must have one file, and at most 10 texts' : 'must be a form'
    throw new Failure('invalid-request', { fields: [{ path: '/body', message }] })
  }
  if (faults.length > 0) throw new Failure('invalid-request', { fields: faults })
  return Object.fromEntries(form)
}

/** As the caller says it, in bytes. One that says none is read up to the limits of each part. */
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** What keeps a text from being taken as it was sent; whether it fits is for the contract to say. */
function faultOf(part: Multipart): string | undefined {
  if (part.type === 'file') return undefined
  if (part.valueTruncated) return `must have at most ${LONGEST_TEXT} bytes`
  return isPersistable(part.value) ? undefined : 'must hold whole characters, and no NUL'
}

function largestFile(request: FastifyRequest): number {
  return operationOf(request)?.id === 'updateAvatar' ? LARGEST_FILE.updateAvatar : LARGEST_FILE.otherwise
}

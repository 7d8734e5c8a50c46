import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Failure } from '../contract/failure.ts'
import { isPersistable } from './json-bodies.ts'

/** In bytes. */
const LONGEST_TEXT = 10_000
const MOST_TEXTS = 10
/** Of the head of each part: what it is called, its type, and the name of a file; in bytes. */
const LONGEST_HEAD = 8_192
const MOST_HEADERS = 10

const fileNames = new WeakMap<Uint8Array, string>()

/** How the sender of a form calls a file that was read from it. */
export function fileNameOf(bytes: Uint8Array): string | undefined {
  return fileNames.get(bytes)
}

/** The texts of a form, and the heads of its parts; in bytes. */
export const BESIDE_THE_FILE = 200_000

/** Reads one form, and no further than its first fault. */
export class FormReader {
  /** How much of the form has come, in bytes. */
  received = 0
  readonly #largestFile: number
  readonly #fields = new Map<string, unknown>()
  readonly #refused = Promise.withResolvers<never>()

  /** @param largestFile in bytes. */
  constructor(largestFile: number) {
    this.#largestFile = largestFile
    // It may be refused while nothing waits for it, between two pieces.
    this.#refused.promise.catch(() => {})
  }

  /**
   * @returns a text as a string, a file as its bytes.
   * @throws Failure `invalid-request` or `too-large`; what of the form has not come by then stays unread.
   */
  async read(request: IncomingMessage): Promise<object> {
    const parser = this.#createParser(request)
    // Without destroying it: its connection still carries the answer.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      this.received += piece.length
      if (this.received > this.#largestFile + BESIDE_THE_FILE) throw new Failure('too-large')
      await this.#unlessRefused(new Promise((resolve) => parser.write(piece, resolve)))
    }
    const finished = once(parser, 'finish')
    parser.end()
    await this.#unlessRefused(finished)
    return Object.fromEntries(this.#fields)
  }

  #createParser({ headers }: IncomingMessage) {
    const parser = this.#openParser(headers['content-type'] ?? '')
    const refuseOverfull = () => this.#refuse('/body', `must have one file, and at most ${MOST_TEXTS} texts`)
    return parser
      .on('partsLimit', refuseOverfull)
      .on('filesLimit', refuseOverfull)
      .on('fieldsLimit', refuseOverfull)
      .on('error', () => this.#refuse('/body', 'must be a form'))
      .on('field', (name, text, _isNameCut, isCut, _encoding, type) => {
        this.#take(name, text, faultOf(text, isCut, type))
      })
      .on('file', (name, file, fileName) => this.#takeFile(name, file, fileName))
  }

  #openParser(type: string) {
    try {
      return new Busboy({
        headers: { 'content-type': type },
        limits: {
          files: 1,
          fields: MOST_TEXTS,
          parts: MOST_TEXTS + 1,
          fieldSize: LONGEST_TEXT,
          fileSize: this.#largestFile,
          headerPairs: MOST_HEADERS,
          headerSize: LONGEST_HEAD,
        },
      })
    } catch {
      throw refusal('/body', 'must be a form')
    }
  }

  #takeFile(name: string, file: BusboyFileStream, fileName: string | undefined): void {
    const pieces: Buffer[] = []
    file
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('limit', () => this.#refused.reject(new Failure('too-large')))
      .on('error', () => this.#refuse('/body', 'must be a form'))
      .on('end', () => {
        const bytes = Buffer.concat(pieces)
        if (fileName && isPersistable(fileName)) fileNames.set(bytes, fileName)
        this.#take(name, bytes)
      })
  }

  #take(name: string | undefined, value: unknown, fault?: string): void {
    if (!name) return this.#refuse('/body', 'must name its parts')
    if (fault) return this.#refuse(`/body/${name}`, fault)
    if (this.#fields.has(name)) return this.#refuse(`/body/${name}`, 'must be there once')
    this.#fields.set(name, value)
  }

  #refuse(path: string, message: string): void {
    this.#refused.reject(refusal(path, message))
  }

  #unlessRefused(step: Promise<unknown>): Promise<unknown> {
    return Promise.race([this.#refused.promise, step])
  }
}

/** What keeps a text from being taken as it was sent; whether it fits is for the contract to say. */
function faultOf(text: string, isCut: boolean, type: string): string | undefined {
  if (type !== 'text/plain') return 'must be plain text'
  if (isCut) return `must have at most ${LONGEST_TEXT} bytes`
  return isPersistable(text) ? undefined : 'must hold whole characters, and no NUL'
}

function refusal(path: string, message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path, message }] })
}

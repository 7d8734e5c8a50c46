import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Failure } from '../contract/failure.ts'
import type { FormShape } from '../contract/form-shape.ts'
import { isPersistable } from './json-bodies.ts'

/** Of the head of each part: what it is called, its type, and the name of a file; in bytes. */
const LONGEST_HEAD = 8_192
const MOST_HEADERS = 10

const fileNames = new WeakMap<Uint8Array, string>()

/** How the sender of a form calls a file that was read from it. */
export function fileNameOf(bytes: Uint8Array): string | undefined {
  return fileNames.get(bytes)
}

/** Reads one form, and no further than its first fault. */
export class FormReader {
  /** How much of the form has come, in bytes. */
  received = 0
  /** Of its files, in bytes. */
  #filled = 0
  readonly #shape: FormShape
  readonly #fields = new Map<string, unknown>()
  readonly #refused = Promise.withResolvers<never>()

  constructor(shape: FormShape) {
    this.#shape = shape
    // It may be refused while nothing waits for it, between two pieces.
    this.#refused.promise.catch(() => {})
  }

  /**
   * @returns a text as a string, a file as its bytes, what may be there more than once as a list of them.
   * @throws Failure `invalid-request` or `too-large`; what of the form has not come by then stays unread.
   */
  async read(request: IncomingMessage): Promise<object> {
    const parser = this.#createParser(request)
    // Without destroying it: its connection still carries the answer.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      this.received += piece.length
      if (this.received > this.#shape.largest + this.#shape.beside) throw new Failure('too-large')
      await this.#unlessRefused(new Promise((resolve) => parser.write(piece, resolve)))
    }
    const finished = once(parser, 'finish')
    parser.end()
    await this.#unlessRefused(finished)
    return Object.fromEntries(this.#fields)
  }

  #createParser({ headers }: IncomingMessage) {
    const parser = this.#openParser(headers['content-type'] ?? '')
    const { mostFiles, mostTexts, longestText } = this.#shape
    const refuseOverfull = () =>
      this.#refuse(
        '/body',
        `must have at most ${mostFiles} ${mostFiles === 1 ? 'file' : 'files'}, and at most ${mostTexts} texts`,
      )
    return parser
      .on('partsLimit', refuseOverfull)
      .on('filesLimit', refuseOverfull)
      .on('fieldsLimit', refuseOverfull)
      .on('error', () => this.#refuse('/body', 'must be a form'))
      .on('field', (name, text, _isNameCut, isCut, _encoding, type) => {
        this.#take(name, text, faultOf(text, isCut && longestText, type))
      })
      .on('file', (name, file, fileName) => this.#takeFile(name, file, fileName))
  }

  #openParser(type: string) {
    try {
      return new Busboy({
        headers: { 'content-type': type },
        limits: {
          files: this.#shape.mostFiles,
          fields: this.#shape.mostTexts,
          parts: this.#shape.mostTexts + this.#shape.mostFiles,
          fieldSize: this.#shape.longestText,
          fileSize: this.#shape.largestFile,
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
      .on('data', (piece: Buffer) => {
        pieces.push(piece)
        this.#filled += piece.length
        if (this.#filled > this.#shape.largest) this.#refused.reject(new Failure('too-large'))
      })
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
    const before = this.#fields.get(name)
    if (this.#shape.lists.has(name))
      this.#fields.set(name, Array.isArray(before) ? [...before, value] : [value])
    else if (before !== undefined) this.#refuse(`/body/${name}`, 'must be there once')
    else this.#fields.set(name, value)
  }

  #refuse(path: string, message: string): void {
    this.#refused.reject(refusal(path, message))
  }

  #unlessRefused(step: Promise<unknown>): Promise<unknown> {
    return Promise.race([this.#refused.promise, step])
  }
}

/** What keeps a text from being taken as it was sent; whether it fits is for the contract to say. */
function faultOf(text: string, cutAt: number | false, type: string): string | undefined {
  if (type !== 'text/plain') return 'must be plain text'
  if (cutAt) return `must have at most ${cutAt} bytes`
  return isPersistable(text) ? undefined : 'must hold whole characters, and no NUL'
}

function refusal(path: string, message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path, message }] })
}

import type { Readable } from 'node:stream'

/** An answer that is a file to keep. */
export class FileAnswer {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly bytes: Readable

  constructor(name: string, size: number, bytes: Readable) {
    this.name = name
    this.size = size
    this.bytes = bytes
  }
}

import { Readable } from 'node:stream'

/** What a file is, where this server has made it. */
export type MadeFileType = 'application/pdf' | 'application/zip'

/** An answer that is a file to keep. */
export class FileAnswer {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly bytes: Readable
  /** Undefined for one that came from outside: it is told under no type of its own. */
  readonly type: MadeFileType | undefined

  constructor(name: string, size: number, bytes: Readable, type?: MadeFileType) {
    this.name = name
    this.size = size
    this.bytes = bytes
    this.type = type
  }

  /** Of a file that this server has made. */
  static made(name: string, bytes: Uint8Array, type: MadeFileType): FileAnswer {
    return new FileAnswer(name, bytes.byteLength, Readable.from([bytes]), type)
  }
}

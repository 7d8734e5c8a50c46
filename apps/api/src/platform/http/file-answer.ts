/** An answer that is a file to keep. */
export class FileAnswer {
  readonly name: string
  readonly bytes: Uint8Array

  constructor(name: string, bytes: Uint8Array) {
    this.name = name
    this.bytes = bytes
  }
}

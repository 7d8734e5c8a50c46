/** An answer that is sent while it is written, as a file to keep. */
export class StreamedAnswer {
  readonly fileName: string
  /** Its JSON, in pieces. */
  readonly pieces: AsyncIterable<string>

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.fileName = fileName
    this.pieces = pieces
  }
}

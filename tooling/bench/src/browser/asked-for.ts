import type { Request } from 'playwright'

/** What a page asked for before it was quiet. */
export interface AskedFor {
  /** All of it: page, scripts, styles, fonts, pictures, calls. What is asked for again later counts once. */
  requests: number
  /** Bytes of scripts and styles as they came over the wire, without headers. */
  codeBytes: number
  /** The same, file by file. */
  code: { path: string; bytes: number }[]
}

/** @throws for a script that came uncompressed: its size would be compared with that of compressed ones. */
export async function askedFor(requests: readonly Request[]): Promise<AskedFor> {
  const files = await Promise.all(requests.map(codeFile))
  const code = files.filter((file) => file !== undefined)
  return {
    requests: new Set(requests.map((request) => `${request.method()} ${request.url()}`)).size,
    codeBytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    code: code.toSorted((a, b) => b.bytes - a.bytes),
  }
}

/** Below that, a file is sent as it is. */
const WORTH_COMPRESSING_BYTES = 1_024

async function codeFile(request: Request): Promise<AskedFor['code'][number] | undefined> {
  const response = await request.response()
  const headers = await response?.allHeaders()
  if (!headers || !/javascript|css/.test(headers['content-type'] ?? '')) return undefined
  const path = new URL(request.url()).pathname
  const { responseBodySize: bytes } = await request.sizes()
  if (headers['content-encoding'] !== 'br' && bytes >= WORTH_COMPRESSING_BYTES) {
    throw new Error(`${path} was sent without brotli compression.`)
  }
  return { path, bytes }
}

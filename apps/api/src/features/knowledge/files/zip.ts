/** Office files are zipped: what they say of their size is checked before a byte is unpacked. */
import { unzipSync, type UnzipFileInfo, zipSync } from 'fflate'
import { FileProblem } from './file-problem.ts'

const MOST_ENTRIES = 5_000
/** Of all that is read, unpacked, in bytes. */
const MOST_UNPACKED = 64 * 1_048_576

/** What holds text, or says where text is. */
const READ = /(?:\.xml|\.rels)$/i

/** @throws FileProblem `broken`, or `too-large` with too many. */
export function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = []
  open(bytes, ({ name }) => {
    if (names.push(name) > MOST_ENTRIES) throw new FileProblem('too-large')
    return false
  })
  return names
}

/**
 * The same file with no more than holds text, and not packed any more: however it is read, it is no larger than this. An
 * entry that unpacks to more than it says is cut off there.
 *
 * @throws FileProblem
 */
export function withTextAlone(bytes: Uint8Array): Buffer {
  let unpacked = 0
  const entries = open(bytes, ({ name, originalSize }) => {
    if (!READ.test(name)) return false
    unpacked += originalSize
    if (unpacked > MOST_UNPACKED) throw new FileProblem('too-large')
    return true
  })
  return Buffer.from(zipSync(entries, { level: 0 }))
}

function open(bytes: Uint8Array, filter: (entry: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken', { cause: error })
  }
}

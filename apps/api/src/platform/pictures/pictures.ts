/**
 * The only file that imports sharp. Pictures are read one at a time in a process: each takes a thread of the pool on
 * which also files and passwords wait, and the memory of what it unfolds to.
 */
import sharp, { type ResizeOptions } from 'sharp'
import { createTurns } from '../turns.ts'
import { pictureFormatOf, type PictureFormat } from './picture-format.ts'
import { withoutPngTexts } from './png-texts.ts'

// What else libvips can load (SVG, PDF, files by their path) is not for bytes from outside.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
// Or one picture would take a thread of each core.
sharp.concurrency(1)

/** A small file can unfold to any size; a camera's picture has less than this. In pixels. */
const MOST_PIXELS = 50_000_000
/** One is read while the others wait. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 15 })
/** For one picture. */
const PATIENCE_S = 5

interface PictureSize {
  format: PictureFormat
  /** As it is shown, in pixels. */
  width: number
  height: number
}

interface Frame {
  /** Its width and height, in pixels. */
  side: number
  /** Pictures with more are refused, in pixels. */
  mostPixels: number
}

/**
 * Reads the head of a picture. @returns undefined for what is no PNG, JPEG, WebP or GIF of a believable size.
 *
 * @throws Failure `overloaded` where too many pictures wait already.
 */
export async function sizeOfPicture(bytes: Uint8Array): Promise<PictureSize | undefined> {
  const format = pictureFormatOf(bytes)
  if (!format) return undefined
  if (isAnimatedWebp(format, bytes)) return { format, ...canvasOf(bytes) }
  return readInTurn(async () => {
    const { autoOrient } = await open(format, bytes, MOST_PIXELS).metadata()
    return { format, width: autoOrient.width, height: autoOrient.height }
  })
}

/**
 * The middle of a picture as a square WebP, the right way up, and without what the camera noted. @returns undefined for
 * what can't be read as a PNG, JPEG, WebP or GIF, and for an animated WebP.
 *
 * @throws Failure `overloaded` where too many pictures wait already.
 */
export async function toSquareWebp(bytes: Uint8Array, frame: Frame): Promise<Uint8Array | undefined> {
  return toWebp(bytes, frame, { fit: 'cover' })
}

/** The same of a whole picture, which keeps its shape: it is made to fit, and never larger than it is. */
export async function toFittingWebp(bytes: Uint8Array, frame: Frame): Promise<Uint8Array | undefined> {
  return toWebp(bytes, frame, { fit: 'inside', withoutEnlargement: true })
}

async function toWebp(
  bytes: Uint8Array,
  { side, mostPixels }: Frame,
  resizing: ResizeOptions,
): Promise<Uint8Array | undefined> {
  const format = pictureFormatOf(bytes)
  if (!format || isAnimatedWebp(format, bytes)) return undefined
  return readInTurn(() =>
    open(format, bytes, mostPixels)
      .timeout({ seconds: PATIENCE_S })
      .rotate()
      .resize(side, side, resizing)
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

function open(format: PictureFormat, bytes: Uint8Array, limitInputPixels: number) {
  const read = format === 'png' ? withoutPngTexts(bytes) : bytes
  return sharp(read, { limitInputPixels, failOn: 'error' })
}

/** @returns undefined where the picture can't be read. */
function readInTurn<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  return inTurn(async () => {
    try {
      return await read()
    } catch {
      return undefined
    }
  })
}

/** The library looks for each frame from the first on: of a hundred thousand, it takes a minute to read the head. */
function isAnimatedWebp(format: PictureFormat, bytes: Uint8Array): boolean {
  const isExtended = Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'VP8X'
  return format === 'webp' && isExtended && ((bytes[20] ?? 0) & 2) !== 0
}

/** @see RFC 9649, extended file header. */
function canvasOf(bytes: Uint8Array): { width: number; height: number } {
  const head = Buffer.alloc(30)
  head.set(bytes.subarray(0, 30))
  return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
}

import { randomBytes } from 'node:crypto'
import { API_PREFIX } from '../../platform/contract/contract.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { pictureFormatOf, type PictureFormat } from '../../platform/pictures/picture-format.ts'
import { toFittingWebp } from '../../platform/pictures/pictures.ts'

/** The longer side, in pixels. */
const SIZE = 512
const MOST_PIXELS = 16_000_000
const FORMATS: ReadonlySet<PictureFormat | undefined> = new Set(['png', 'jpeg', 'webp'])

export const LOGOS_PATH = `${API_PREFIX}/logos`

/** Another for each logo, so that browsers keep it for good. */
export function newLogoName(): string {
  return randomBytes(16).toString('hex')
}

/** Where its bytes are in the blob store. */
export function logoBlob(name: string): string {
  return `logos/${name}.webp`
}

/** The name of the logo whose bytes are there. */
export function logoOf(blob: string): string {
  return blob.replace(/^logos\/|\.webp$/g, '')
}

/** Its address, for the settings. */
export function logoUrl(name: string): string {
  return `${LOGOS_PATH}/${name}.webp`
}

/**
 * The logo as it is kept: a WebP of its shape, the right way up, and without what the camera noted.
 *
 * @throws Failure `not-an-image` for anything but a still PNG, JPEG or WebP of at most 16 megapixels, or `overloaded`.
 */
export async function toLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const isTaken = FORMATS.has(pictureFormatOf(bytes))
  const logo = isTaken && (await toFittingWebp(bytes, { side: SIZE, mostPixels: MOST_PIXELS }))
  if (!logo) throw new Failure('not-an-image')
  return logo
}

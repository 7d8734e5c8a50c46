import { randomBytes } from 'node:crypto'
import { API_PREFIX } from '../../platform/contract/contract.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { pictureFormatOf, type PictureFormat } from '../../platform/pictures/picture-format.ts'
import { toSquareWebp } from '../../platform/pictures/pictures.ts'

/** In pixels. */
const SIZE = 256
/** The dashboard cuts a picture before it sends it; in pixels. */
const MOST_PIXELS = 16_000_000
const FORMATS: ReadonlySet<PictureFormat | undefined> = new Set(['png', 'jpeg', 'webp'])

export const AVATARS_PATH = `${API_PREFIX}/avatars`

/** A name that nobody can guess: who has the address of a picture may see it. */
export function newAvatarName(): string {
  return randomBytes(16).toString('hex')
}

/** Where its bytes are in the blob store. */
export function avatarBlob(name: string): string {
  return `avatars/${name}.webp`
}

/** The name of the picture whose bytes are there. */
export function avatarOf(blob: string): string {
  return blob.replace(/^avatars\/|\.webp$/g, '')
}

/** Its address, for the user info. */
export function avatarUrl(name: string): string {
  return `${AVATARS_PATH}/${name}.webp`
}

/**
 * The picture as it is kept: a square WebP from its middle, the right way up, and without what the camera noted.
 *
 * @throws Failure `not-an-image` for anything but a still PNG, JPEG or WebP of at most 16 megapixels, or `overloaded`.
 */
export async function toAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  const isTaken = FORMATS.has(pictureFormatOf(bytes))
  const square = isTaken && (await toSquareWebp(bytes, { side: SIZE, mostPixels: MOST_PIXELS }))
  if (!square) throw new Failure('not-an-image')
  return square
}

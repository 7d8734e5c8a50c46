import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { API_PREFIX } from '../contract.ts'
import { Failure } from '../failure.ts'

/** In pixels. */
const SIZE = 256
/** A small file can unfold to any size; a camera's picture has less than this. In pixels. */
const MOST_PIXELS = 50_000_000
const FORMATS = new Set(['png', 'jpeg', 'webp'])

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
 * @throws Failure `not-an-image` for anything but a PNG, JPEG or WebP of a believable size.
 */
export async function toAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) throw new Error(`A ${format} is not taken.`)
    return await picture.rotate().resize(SIZE, SIZE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    throw new Failure('not-an-image')
  }
}

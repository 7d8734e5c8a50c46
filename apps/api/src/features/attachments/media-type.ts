import { sizeOfPicture } from '../../platform/pictures/pictures.ts'

interface Media {
  type: string
  width?: number
  height?: number
}

/**
 * What a file is by its bytes, whatever its name says; anything but a picture and a PDF is only bytes.
 *
 * @throws Failure `overloaded` where too many pictures wait already.
 */
export async function mediaOf(bytes: Uint8Array): Promise<Media> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return { type: 'application/pdf' }
  const picture = await sizeOfPicture(bytes)
  if (!picture) return { type: 'application/octet-stream' }
  return { type: `image/${picture.format}`, width: picture.width, height: picture.height }
}

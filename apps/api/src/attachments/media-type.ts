import sharp from 'sharp'

/** A small file can unfold to any size; a camera's picture has less than this. In pixels. */
const MOST_PIXELS = 50_000_000

const pictureTypes = new Map([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
])

interface Media {
  type: string
  width?: number
  height?: number
}

/** What a file is by its bytes, whatever its name says; anything but a picture and a PDF is only bytes. */
export async function mediaOf(bytes: Uint8Array): Promise<Media> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return { type: 'application/pdf' }
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    const type = pictureTypes.get(format)
    if (type) return { type, width: autoOrient.width, height: autoOrient.height }
  } catch {
    // It is no picture.
  }
  return { type: 'application/octet-stream' }
}

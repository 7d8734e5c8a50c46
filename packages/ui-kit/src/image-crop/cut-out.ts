/** A part of a picture, in its own pixels. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The part of a picture as a WebP, where the browser can make one; else as a PNG.
 * @param size width and height of what comes out, at most; in pixels. Nothing is enlarged.
 * @throws when the file is no picture that the browser can show.
 */
export async function cutOut(file: Blob, { x, y, width, height }: Cut, size: number): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.round(Math.min(size, width, height))
  const canvas = new OffscreenCanvas(side, side)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('The browser paints nothing.')
  paint.imageSmoothingQuality = 'high'
  paint.drawImage(picture, x, y, width, height, 0, 0, side, side)
  picture.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}

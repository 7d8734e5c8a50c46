/** The longer side of what is sent, in pixels: no more is kept. */
const SIDE = 1_600
const QUALITY = 0.85

/** A photo made smaller before it is sent; as it is where the browser can't read it, or where that is smaller. */
export async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return smaller && smaller.size < file.size ? smaller : file
}

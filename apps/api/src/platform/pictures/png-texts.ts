/** Before the first chunk. */
const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const AROUND_CONTENT_BYTES = 12
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])
/** What is drawn; what comes behind it, the library leaves packed. */
const PIXELS = 'IDAT'
/** Before the pixels; a picture has about ten. */
const MOST_CHUNKS = 1_000

/**
 * A PNG without the text chunks before its pixels. They say nothing of the picture, and the library unpacks all of them
 * to read only its size: a hundred of 8 kB take a gigabyte.
 *
 * @throws RangeError for more than 1,000 chunks before the pixels.
 */
export function withoutPngTexts(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  let place = SIGNATURE_BYTES
  for (let chunks = 0; place + AROUND_CONTENT_BYTES <= png.length; chunks++) {
    const type = png.toString('latin1', place + 4, place + 8)
    if (type === PIXELS) break
    if (chunks >= MOST_CHUNKS) throw new RangeError('A PNG has too many chunks before its pixels.')
    const end = place + AROUND_CONTENT_BYTES + png.readUInt32BE(place)
    if (!TEXTS.has(type)) kept.push(png.subarray(place, end))
    place = end
  }
  return Buffer.concat([...kept, png.subarray(place)])
}

/** Before the first chunk. */
const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const AROUND_CONTENT_BYTES = 12
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/**
 * A PNG without its text chunks. They say nothing of the picture, and the library unpacks all of them to read only its
 * size: a hundred of 8 kB take a gigabyte.
 */
export function withoutPngTexts(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  let place = SIGNATURE_BYTES
  while (place + AROUND_CONTENT_BYTES <= png.length) {
    const end = place + AROUND_CONTENT_BYTES + png.readUInt32BE(place)
    if (!TEXTS.has(png.toString('latin1', place + 4, place + 8))) kept.push(png.subarray(place, end))
    place = end
  }
  return Buffer.concat(kept)
}

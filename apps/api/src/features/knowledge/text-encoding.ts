/** Reads bytes as text, whatever they are written in. */

/** What PostgreSQL does not take, or what shows that bytes are no text. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g

/**
 * @param label an encoding, as a page or its server names it; without one, and with one that nobody knows, it is told by the
 *   bytes.
 * @returns undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array, label?: string): string | undefined {
  const text =
    (label && decode(bytes, label)) || decode(bytes, encodingOf(bytes)) || decode(bytes, 'windows-1252')
  if (text === undefined) return undefined
  const controls = text.match(CONTROLS)?.length ?? 0
  if (controls > text.length / 100) return undefined
  return text.replaceAll(CONTROLS, '').toWellFormed()
}

/** By its first bytes, or by where it has zeros: half of a Western text in UTF-16 are. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1_000)
  const zeros = [0, 1].map((odd) => start.filter((byte, place) => byte === 0 && place % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  const many = start.length / 8
  if (odd > many && even < many / 8) return 'utf-16le'
  if (even > many && odd < many / 8) return 'utf-16be'
  return 'utf-8'
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'

const SIGNATURES: readonly (readonly [PictureFormat, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
]
const LONGEST_SIGNATURE = 12

/** The format of a picture by its first bytes, before any library reads it; undefined for every other file. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, LONGEST_SIGNATURE)).toString('latin1')
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

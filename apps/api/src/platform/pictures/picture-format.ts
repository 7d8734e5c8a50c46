export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/** The first bytes, in hexadecimal. */
const SIGNATURES: readonly (readonly [PictureFormat, RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  ['gif', /^474946383[79]61/],
]
const LONGEST_SIGNATURE = 12

/** The format of a picture by its first bytes, before any library reads it; undefined for every other file. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, LONGEST_SIGNATURE)).toString('hex')
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

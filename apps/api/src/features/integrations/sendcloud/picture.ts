/** @see https://sendcloud.dev/api/v2/parcel-documents/retrieve-parcel-documents */
import { pictureFormatOf } from '../../../platform/pictures/picture-format.ts'
import type { Ask } from '../ask.ts'
import { requireSuccess } from '../require-success.ts'

/** Dots on an inch: what a scanner needs. */
const DPI = 300

/** The label of a parcel, as PNG; undefined where it has none. @throws Trouble */
export async function readPicture(
  ask: Ask,
  headers: Readonly<Record<string, string>>,
  reference: string,
): Promise<Uint8Array | undefined> {
  const path = `/api/v2/parcels/${encodeURIComponent(reference)}/documents/label?dpi=${DPI}`
  const { status, bytes } = await ask(path, { headers: { ...headers, accept: 'image/png' } })
  if (status === 404) return undefined
  requireSuccess(status, 'parcels')
  return pictureFormatOf(bytes) === 'png' ? bytes : undefined
}

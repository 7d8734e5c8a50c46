/** @see https://sendcloud.dev/api/v2/parcels/cancel-a-parcel */
import type { Ask } from '../ask.ts'
import { requireSuccess } from '../require-success.ts'

/** A parcel that was deleted there is not sent, either. */
const GONE = 410

/** A label that is announced is canceled at its carrier, too, at once or a little later; one that is on its way is refused. */
export async function cancelLabel(
  ask: Ask,
  headers: Readonly<Record<string, string>>,
  reference: string,
): Promise<{ refused?: number }> {
  const path = `/api/v2/parcels/${encodeURIComponent(reference)}/cancel`
  const { status } = await ask(path, { method: 'POST', headers })
  if (status === GONE) return {}
  if (status === 400 || status === 404 || status === 409) return { refused: status }
  requireSuccess(status, 'parcels')
  return {}
}

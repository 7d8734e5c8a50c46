/** @see https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media */
import { ChannelProblem, type ChannelFile } from '../../../platform/channel.ts'
import { idAt, numberAt, textAt } from '../json.ts'
import { askGraph, bearerOf } from '../meta/graph.ts'
import { graphErrorOf, requireGraph } from '../meta/graph-error.ts'
import { whileUnsent } from '../meta/while-unsent.ts'
import { formOf } from '../messengers/form-data.ts'
import type { MessengerAsk, NamedFile } from '../messengers/messenger-port.ts'
import { keysOf, SENDING } from './keys.ts'

const MB = 1_000_000
/** A document may have 100 MB there. */
const MOST_FETCHED = 25 * MB
const UPLOAD_MS = 60_000

/** What is shown as what it is, and how large it may be. Everything else is a document. */
const kinds = [
  { kind: 'image', types: ['image/jpeg', 'image/png'], most: 5 * MB },
  { kind: 'video', types: ['video/mp4', 'video/3gpp'], most: 16 * MB },
  { kind: 'document', types: undefined, most: 100 * MB },
] as const

/** Where Meta keeps what people send: the token is for these alone. */
const HOSTS = /(?:^|\.)(?:fbsbx\.com|facebook\.com|whatsapp\.net)$/

export async function fetchMedia(kept: MessengerAsk, { ref }: NamedFile): Promise<Uint8Array | undefined> {
  const { ask, settings, origin, fetchAddress } = kept
  const keys = keysOf(settings)
  const answer = await askGraph(ask, keys, encodeURIComponent(ref))
  requireGraph(answer, { permission: SENDING, account: ref })
  const { json } = answer
  const url = URL.parse(textAt(json, 'url') ?? '')
  if (!url || (numberAt(json, 'file_size') ?? 0) > MOST_FETCHED) return undefined
  const isMetas = url.protocol === 'https:' && HOSTS.test(url.hostname)
  if (!isMetas && url.origin !== new URL(origin).origin) return undefined
  return await fetchAddress(url.href, { mostBytes: MOST_FETCHED, headers: bearerOf(keys) })
}

export interface Uploaded {
  kind: (typeof kinds)[number]['kind']
  id: string
  name: string
}

/** Nobody is sent anything by it. @throws ChannelProblem, Trouble */
export async function uploadMedia({ ask, settings }: MessengerAsk, file: ChannelFile): Promise<Uploaded> {
  const { phone_number_id: account = '' } = settings
  const fits = kinds.find(
    ({ types, most }) =>
      (!types || types.some((type) => type === file.type)) && file.bytes.byteLength <= most,
  )
  if (!fits) throw new ChannelProblem('too-large')
  const form = await formOf({ messaging_product: 'whatsapp', type: file.type }, 'file', file)
  const answer = await whileUnsent(
    askGraph(ask, keysOf(settings), `${account}/media`, { ...form, timeLimitMs: UPLOAD_MS }),
  )
  // Of a type that it does not take.
  const { code, subcode } = graphErrorOf(answer.json) ?? {}
  if ((code === 100 && subcode !== 33) || code === 131_053) throw new ChannelProblem('unsupported')
  requireGraph(answer, { permission: SENDING, account })
  const id = idAt(answer.json, 'id')
  if (id === undefined) throw new ChannelProblem('refused')
  return { kind: fits.kind, id, name: file.name }
}

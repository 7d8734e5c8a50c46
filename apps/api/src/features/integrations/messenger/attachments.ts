/** @see https://developers.facebook.com/docs/messenger-platform/reference/attachment-upload-api */
import { ChannelProblem, type ChannelFile } from '../../../platform/channel.ts'
import { idAt } from '../json.ts'
import { askGraph } from '../meta/graph.ts'
import { requireGraph } from '../meta/graph-error.ts'
import { whileUnsent } from '../meta/while-unsent.ts'
import { formOf } from '../messengers/form-data.ts'
import type { MessengerAsk } from '../messengers/messenger-port.ts'
import { keysOf, SENDING } from './keys.ts'
import { requireTaken } from './require-taken.ts'

const MB = 1_000_000
const MOST = 25 * MB
const MOST_OF_PICTURE = 8 * MB
const UPLOAD_MS = 60_000

/** What Instagram takes. @see https://developers.facebook.com/docs/messenger-platform/instagram/features/attachment-upload */
const INSTAGRAM =
  /^(?:image\/(?:png|jpeg|gif)|audio\/(?:aac|mp4|x-m4a|wav|x-wav)|video\/(?:mp4|ogg|webm|quicktime|x-msvideo)|application\/pdf)$/

export interface Uploaded {
  type: 'image' | 'audio' | 'video' | 'file'
  id: string
}

function typeOf({ type, bytes }: ChannelFile): Uploaded['type'] {
  if (/^image\/(?:png|jpeg|gif)$/.test(type)) return bytes.byteLength > MOST_OF_PICTURE ? 'file' : 'image'
  return type.startsWith('audio/') ? 'audio' : type.startsWith('video/') ? 'video' : 'file'
}

/** Nobody is sent anything by it. @throws ChannelProblem, Trouble */
export async function uploadAttachment(
  { ask, settings }: MessengerAsk,
  channel: string,
  file: ChannelFile,
): Promise<Uploaded> {
  const { page_id: account = '' } = settings
  const isInstagram = channel === 'instagram'
  const type = typeOf(file)
  if (file.bytes.byteLength > MOST) throw new ChannelProblem('too-large')
  if (isInstagram && !INSTAGRAM.test(file.type)) throw new ChannelProblem('unsupported')
  if (isInstagram && type === 'file' && file.type.startsWith('image/')) throw new ChannelProblem('too-large')
  const message = JSON.stringify({ attachment: { type, payload: { is_reusable: true } } })
  const form = await formOf({ message, ...(isInstagram && { platform: 'instagram' }) }, 'filedata', file)
  const answer = await whileUnsent(
    askGraph(ask, keysOf(settings), `${account}/message_attachments`, { ...form, timeLimitMs: UPLOAD_MS }),
  )
  requireTaken(answer)
  requireGraph(answer, { permission: SENDING, account })
  const id = idAt(answer.json, 'attachment_id')
  if (id === undefined) throw new ChannelProblem('refused')
  return { type, id }
}

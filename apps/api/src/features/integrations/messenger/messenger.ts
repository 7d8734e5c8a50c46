import { ChannelProblem, type OutgoingMessage } from '../../../platform/channel.ts'
import { idAt, textAt } from '../json.ts'
import { askGraph, postedJson } from '../meta/graph.ts'
import { requireGraph } from '../meta/graph-error.ts'
import type { MessengerAsk, MessengerPort } from '../messengers/messenger-port.ts'
import { bytesOf, partsOf } from '../messengers/parts.ts'
import { sendSteps } from '../messengers/send-steps.ts'
import { type Uploaded, uploadAttachment } from './attachments.ts'
import { keysOf, SENDING } from './keys.ts'
import { readWebhook } from './read-webhook.ts'
import { requireTaken } from './require-taken.ts'

const MOST_FETCHED = 25_000_000
/** @see https://developers.facebook.com/docs/messenger-platform/reference/send-api */
const LONGEST = 2_000
/** In bytes. @see https://developers.facebook.com/docs/messenger-platform/instagram/features/send-message */
const LONGEST_ON_INSTAGRAM = 1_000

export const messengerMessenger: MessengerPort = {
  channels: ['messenger', 'instagram'],
  read: readWebhook,
  // Its address is signed: no key is sent there.
  fetchFile: ({ fetchAddress }, { ref }) => fetchAddress(ref, { mostBytes: MOST_FETCHED }),
  /** @see https://developers.facebook.com/docs/messenger-platform/identity/user-profile */
  async findPerson({ ask, settings }, { channel, personId }) {
    const fields = channel === 'instagram' ? 'name,username' : 'first_name,last_name'
    const path = encodeURIComponent(personId)
    const { json } = await askGraph(ask, keysOf(settings), path, { query: { fields } })
    const names = [textAt(json, 'first_name'), textAt(json, 'last_name')].filter(Boolean)
    const handle = textAt(json, 'username')
    return {
      name: textAt(json, 'name') ?? (names.join(' ') || undefined),
      handle: handle && `@${handle}`,
    }
  },
  async send(kept, message) {
    const { text, files, channel } = message
    // Before anything is sent: one that is refused leaves no half of a message.
    const uploaded: Uploaded[] = []
    for (const file of files) uploaded.push(await uploadAttachment(kept, channel, file))
    const parts =
      channel === 'instagram' ? partsOf(text, LONGEST_ON_INSTAGRAM, bytesOf) : partsOf(text, LONGEST)
    const contents = [
      ...parts.map((part) => ({ text: part })),
      ...uploaded.map(({ type, id }) => ({ attachment: { type, payload: { attachment_id: id } } })),
    ]
    return await sendSteps(
      contents.map((content, place) => () => sendOne(kept, message, content, place === contents.length - 1)),
    )
  },
}

/** @param isLast what comes back with it: before the last is sent, nothing is told of the whole. */
async function sendOne(
  { ask, settings }: MessengerAsk,
  { address, channel, messageId }: OutgoingMessage,
  content: Readonly<Record<string, unknown>>,
  isLast: boolean,
): Promise<string> {
  const { page_id: account = '' } = settings
  const body =
    channel === 'instagram'
      ? { recipient: { id: address }, message: content }
      : {
          recipient: { id: address },
          messaging_type: 'RESPONSE',
          message: { ...content, ...(isLast && { metadata: messageId }) },
        }
  const answer = await askGraph(ask, keysOf(settings), `${account}/messages`, postedJson(body))
  requireTaken(answer)
  requireGraph(answer, { permission: SENDING, account })
  const id = idAt(answer.json, 'message_id')
  // It has taken it, but under which name nobody knows.
  if (id === undefined) throw new ChannelProblem('refused', { isUnknown: true })
  return id
}

import { ChannelProblem, type OutgoingMessage } from '../../../platform/channel.ts'
import { idAt, listAt } from '../json.ts'
import { askGraph, postedJson } from '../meta/graph.ts'
import { graphErrorOf, requireGraph } from '../meta/graph-error.ts'
import type { MessengerAsk, MessengerPort } from '../messengers/messenger-port.ts'
import { partsOf } from '../messengers/parts.ts'
import { sendSteps } from '../messengers/send-steps.ts'
import { keysOf, SENDING } from './keys.ts'
import { fetchMedia, type Uploaded, uploadMedia } from './media.ts'
import { problemOfCode } from './problems.ts'
import { readWebhook } from './read-webhook.ts'

/** @see https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
const [LONGEST_TEXT, LONGEST_CAPTION] = [4_096, 1_024]

/** What the key or the pace is to blame for is not the message's. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set(['bad-key', 'missing-permission', 'rate-limited'])

export const whatsappMessenger: MessengerPort = {
  channels: ['whatsapp'],
  read: (content, settings) =>
    readWebhook(content, settings).map((heard) => ({ channel: 'whatsapp', heard })),
  fetchFile: fetchMedia,
  async send(kept, message) {
    const { text, files } = message
    // Before anything is sent: one that is refused leaves no half of a message.
    const media: Uploaded[] = []
    for (const file of files) media.push(await uploadMedia(kept, file))
    const captioned = media.length > 0 && text.length <= LONGEST_CAPTION
    const contents = [
      ...(captioned ? [] : partsOf(text, LONGEST_TEXT)).map(asText),
      ...media.map((each, place) => asMedia(each, captioned && place === 0 ? text : '')),
    ]
    return await sendSteps(
      contents.map((content, place) => () => sendOne(kept, message, content, place === contents.length - 1)),
    )
  },
}

const asText = (body: string) => ({ type: 'text', text: { body, preview_url: false } })

const asMedia = ({ kind, id, name }: Uploaded, caption: string) => ({
  type: kind,
  [kind]: { id, ...(caption && { caption }), ...(kind === 'document' && { filename: name }) },
})

/** @param isLast what it gives back with each state: before the last is sent, nothing is told of the whole. */
async function sendOne(
  { ask, settings }: MessengerAsk,
  { address, messageId }: OutgoingMessage,
  content: Readonly<Record<string, unknown>>,
  isLast: boolean,
): Promise<string> {
  const { phone_number_id: account = '' } = settings
  const isNumber = /^\d+$/.test(address)
  const answer = await askGraph(
    ask,
    keysOf(settings),
    `${account}/messages`,
    postedJson({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      [isNumber ? 'to' : 'recipient']: address,
      ...content,
      ...(isLast && { biz_opaque_callback_data: messageId }),
    }),
  )
  const problem = problemOfCode(graphErrorOf(answer.json)?.code)
  if (problem !== 'refused' && !OF_THE_ACCOUNT.has(problem)) throw new ChannelProblem(problem)
  requireGraph(answer, { permission: SENDING, account })
  const id = idAt(listAt(answer.json, 'messages')[0], 'id')
  // It has taken it, but under which name nobody knows.
  if (id === undefined) throw new ChannelProblem('refused', { isUnknown: true })
  return id
}

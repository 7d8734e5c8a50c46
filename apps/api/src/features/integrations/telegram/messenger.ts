import { ChannelProblem, type ChannelFile } from '../../../platform/channel.ts'
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import { formOf } from '../messengers/form-data.ts'
import type { MessengerAsk, MessengerPort } from '../messengers/messenger-port.ts'
import { partsOf } from '../messengers/parts.ts'
import { sendSteps } from '../messengers/send-steps.ts'
import { requireSuccess } from '../require-success.ts'
import { UPDATES } from './hooks.ts'
import { asJson, filePathOf, pathOf } from './path.ts'
import { readUpdate } from './read-update.ts'

/** @see https://core.telegram.org/bots/api#sendmessage */
const [LONGEST_TEXT, LONGEST_CAPTION] = [4_096, 1_024]
/** What a bot may fetch, and send. @see https://core.telegram.org/bots/api#getfile */
const [MOST_FETCHED, MOST_SENT] = [20_000_000, 50_000_000]
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])
const MOST_OF_PICTURE = 10_000_000
const MS = 1_000
/** Beyond what it waits for. */
const ANSWER_MS = 15_000

export const telegramMessenger: MessengerPort = {
  channels: ['telegram'],
  read: (content) => readUpdate(content).map((heard) => ({ channel: 'telegram', heard })),
  async fetchFile({ ask, settings }, { ref }) {
    const { status, json } = await ask(pathOf(settings, 'getFile'), asJson({ file_id: ref }))
    const path = textAt(json, 'result', 'file_path')
    if (status === 400 || path === undefined) return undefined
    requireSuccess(status)
    if ((numberAt(json, 'result', 'file_size') ?? 0) > MOST_FETCHED) return undefined
    const file = await ask(filePathOf(settings, path), { mostBytes: MOST_FETCHED, timeLimitMs: 60_000 })
    return file.status === 200 ? file.bytes : undefined
  },
  async send(kept, { address, text, files }) {
    const captioned = files.length > 0 && text.length <= LONGEST_CAPTION
    const texts = captioned ? [] : partsOf(text, LONGEST_TEXT)
    const steps = [
      ...texts.map((part) => () => sendText(kept, address, part)),
      ...files.map(
        (file, place) => () => sendFile(kept, address, file, captioned && place === 0 ? text : ''),
      ),
    ]
    return await sendSteps(steps)
  },
  async poll({ ask, settings }, after, waitS) {
    const offset = after === undefined ? undefined : Number(after) + 1
    const { status, json } = await ask(pathOf(settings, 'getUpdates'), {
      ...asJson({ timeout: waitS, allowed_updates: UPDATES, ...(offset !== undefined && { offset }) }),
      timeLimitMs: waitS * MS + ANSWER_MS,
    })
    requireSuccess(status)
    return listAt(json, 'result').flatMap((update) => {
      const id = idAt(update, 'update_id')
      return id === undefined ? [] : [{ id, content: JSON.stringify(update) }]
    })
  },
}

async function sendText({ ask, settings }: MessengerAsk, chat: string, text: string): Promise<string> {
  const body = { chat_id: chat, text, link_preview_options: { is_disabled: true } }
  return sentId(await ask(pathOf(settings, 'sendMessage'), asJson(body)))
}

async function sendFile(
  { ask, settings }: MessengerAsk,
  chat: string,
  file: ChannelFile,
  caption: string,
): Promise<string> {
  const { byteLength } = file.bytes
  if (byteLength > MOST_SENT) throw new ChannelProblem('too-large')
  const isPicture = PICTURES.has(file.type) && byteLength <= MOST_OF_PICTURE
  const fields = { chat_id: chat, ...(caption && { caption }) }
  const form = await formOf(fields, isPicture ? 'photo' : 'document', file)
  const method = isPicture ? 'sendPhoto' : 'sendDocument'
  return sentId(await ask(pathOf(settings, method), { ...form, timeLimitMs: 60_000 }))
}

/** @see https://core.telegram.org/bots/api#making-requests */
function sentId({ status, json }: { status: number; json: unknown }): string {
  const description = textAt(json, 'description') ?? ''
  if (status === 403)
    throw new ChannelProblem(/blocked|deactivated/.test(description) ? 'blocked' : 'refused')
  if (status === 400 && /chat not found/.test(description)) throw new ChannelProblem('gone')
  if (status === 413) throw new ChannelProblem('too-large')
  if (status === 400) throw new ChannelProblem('refused')
  requireSuccess(status)
  const [chat, id] = [
    idAt(valueAt(json, 'result'), 'chat', 'id'),
    idAt(valueAt(json, 'result'), 'message_id'),
  ]
  return `${chat ?? ''}:${id ?? ''}`
}

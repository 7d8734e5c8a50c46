/** Telegram's Bot API, as it is documented: https://core.telegram.org/bots/api */
import { setTimeout } from 'node:timers/promises'
import { type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'
import { isForm, readForm, type SimulatedFile } from './read-form.ts'

/** What a bot has sent. */
export interface SentByBot {
  chat: string
  text: string
  file?: SimulatedFile
  id: number
}

const MOST_FETCHED = 20_000_000

export class TelegramServer extends PlatformServer {
  token = '4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qcK'
  readonly sent: SentByBot[] = []
  /** By the id that a message names. */
  readonly files = new Map<string, SimulatedFile>()
  webhook: { url: string; secret: string } | undefined
  /** Chats whose people have blocked the bot. */
  readonly blocked = new Set<string>()
  readonly #updates: { update_id: number }[] = []
  #arrival = Promise.withResolvers<void>()
  #next = 1

  override reset(): void {
    super.reset()
    this.token = '4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qcK'
    this.sent.length = 0
    this.files.clear()
    this.webhook = undefined
    this.blocked.clear()
    this.#updates.length = 0
  }

  /** Somebody writes to the bot, or does something with a message. @returns as it is told, to be sent to the webhook or asked for. */
  update(content: Readonly<Record<string, unknown>>): HookCall {
    const update = { update_id: 700_000 + this.#next++, ...content }
    this.#updates.push(update)
    this.#arrival.resolve()
    this.#arrival = Promise.withResolvers<void>()
    return {
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': this.webhook?.secret ?? '',
      },
      body: JSON.stringify(update),
    }
  }

  /** @param more what is in it beside, or in place of, its text */
  message(text: string, { chat = 9001, id = this.#next++, ...more }: MessageChoice = {}): HookCall {
    return this.update({ message: messageOf(text, { chat, id, ...more }) })
  }

  protected async answer(call: Call): Promise<Reply> {
    const [, first = '', second = '', ...rest] = call.url.pathname.split('/')
    if (first === 'file') {
      const file = second === `bot${this.token}` ? this.files.get(rest.join('/')) : undefined
      return file ? reply(200, file.bytes) : problem(404, 'Not Found')
    }
    if (first !== `bot${this.token}`) return problem(401, 'Unauthorized')
    const asked = await readBody(call)
    const method = this.#methods[second]
    return method ? await method(asked) : problem(404, 'Not Found')
  }

  readonly #methods: Readonly<Record<string, (asked: Asked) => Reply | Promise<Reply>>> = {
    getMe: () =>
      ok({ id: 4_839_574_812, is_bot: true, first_name: 'Maison Lumen', username: 'maison_lumen_bot' }),
    setWebhook: ({ fields }) => {
      const { url, secret_token: secret = '' } = fields
      if (!url?.startsWith('https://'))
        return problem(400, 'Bad Request: bad webhook: HTTPS url must be provided')
      this.webhook = { url, secret }
      return ok(true)
    },
    deleteWebhook: () => {
      this.webhook = undefined
      return ok(true)
    },
    getUpdates: async ({ fields }) => {
      if (this.webhook) {
        return problem(409, "Conflict: can't use getUpdates method while webhook is active")
      }
      const offset = Number(fields['offset'] ?? 0)
      // Those before are confirmed, and told no more.
      const left = this.#updates.filter(({ update_id }) => update_id >= offset)
      this.#updates.splice(0, this.#updates.length, ...left)
      if (left.length > 0) return ok(left.slice(0, 100))
      const timeout = setTimeout(Number(fields['timeout'] ?? 0) * 1_000, undefined, { ref: false })
      await Promise.race([this.#arrival.promise, timeout])
      return ok(this.#updates.slice(0, 100))
    },
    getFile: ({ fields }) => {
      const { file_id = '' } = fields
      const file = this.files.get(file_id)
      if (!file) return problem(400, 'Bad Request: invalid file_id')
      if (file.bytes.byteLength > MOST_FETCHED) return problem(400, 'Bad Request: file is too big')
      return ok({ file_id, file_path: file_id, file_size: file.bytes.byteLength })
    },
    sendMessage: ({ fields }) => this.#send(fields, fields['text'] ?? ''),
    sendPhoto: ({ fields, file }) => this.#send(fields, fields['caption'] ?? '', file),
    sendDocument: ({ fields, file }) => this.#send(fields, fields['caption'] ?? '', file),
  }

  #send({ chat_id: chat = '' }: Asked['fields'], text: string, file?: SimulatedFile): Reply {
    if (this.blocked.has(chat)) return problem(403, 'Forbidden: bot was blocked by the user')
    if (!/^\d+$/.test(chat)) return problem(400, 'Bad Request: chat not found')
    if (text === '' && !file) return problem(400, 'Bad Request: message text is empty')
    if (text.length > (file ? 1_024 : 4_096)) return problem(400, 'Bad Request: message is too long')
    const id = this.#next++
    this.sent.push({ chat, text, id, ...(file && { file }) })
    return ok({ message_id: id, chat: { id: Number(chat), type: 'private' }, text })
  }
}

interface MessageChoice extends Readonly<Record<string, unknown>> {
  chat?: number
  id?: number
}

const messageOf = (text: string, { chat, id, ...more }: { chat: number; id: number }) => ({
  message_id: id,
  date: 1_767_225_600,
  chat: { id: chat, type: 'private', first_name: 'Inés' },
  from: {
    id: chat,
    is_bot: false,
    first_name: 'Inés',
    last_name: 'Torralba',
    username: 'inestorralba',
    language_code: 'es',
  },
  ...(text && { text }),
  ...more,
})

interface Asked {
  fields: Readonly<Record<string, string>>
  file?: SimulatedFile
}

async function readBody(call: Call): Promise<Asked> {
  if (!isForm(call)) {
    const json: unknown = call.body === '' ? {} : JSON.parse(call.body)
    const entries = Object.entries(typeof json === 'object' && json !== null ? json : {})
    return { fields: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) }
  }
  return await readForm(call)
}

const ok = (result: unknown) => reply(200, { ok: true, result })

const problem = (status: number, description: string) =>
  reply(status, { ok: false, error_code: status, description })

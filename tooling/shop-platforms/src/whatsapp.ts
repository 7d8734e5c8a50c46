/** WhatsApp's Cloud API, as it is documented: https://developers.facebook.com/docs/whatsapp/cloud-api */
import { type GraphFault, graphProblem, unknownObject } from './graph.ts'
import { type Call, type HookCall, reply, type Reply } from './platform-server.ts'
import { readForm, type SimulatedFile } from './read-form.ts'

/** What a number has sent. */
export interface SentByNumber {
  to: string
  type: string
  text: string
  file?: SimulatedFile
  id: string
  /** What comes back with each of its states. */
  data?: string
}

interface Someone {
  /** Their number. @default 34611223344 */
  from?: string
  name?: string
  /** @default another one for each */
  id?: string
}

type Content = Readonly<Record<string, unknown>>

const TYPES = /^(?:image\/(?:jpeg|png|webp)|video\/(?:mp4|3gpp)|application\/pdf|text\/plain)$/
const START = {
  token: 'EAAGlumenwhatsapp7Qd',
  phoneNumberId: '104815162342',
  scopes: ['whatsapp_business_messaging'],
}

/** A number of a company. */
export class SimulatedNumber {
  token = START.token
  phoneNumberId = START.phoneNumberId
  scopes: string[] = START.scopes
  readonly sent: SentByNumber[] = []
  /** What people have sent, by its id. */
  readonly files = new Map<string, SimulatedFile>()
  /** Why the next message is not sent. */
  refusal: GraphFault | undefined
  readonly #uploads = new Map<string, SimulatedFile>()
  readonly #tell: (content: unknown) => HookCall
  readonly #origin: () => string
  #next = 1

  constructor(tell: (content: unknown) => HookCall, origin: () => string) {
    this.#tell = tell
    this.#origin = origin
  }

  reset(): void {
    Object.assign(this, START)
    this.sent.length = 0
    this.files.clear()
    this.#uploads.clear()
    this.refusal = undefined
  }

  /** What an app is told, of one number or several. */
  tells(...values: readonly Content[]): HookCall {
    const changes = values.map((value) => ({
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '33472001818', phone_number_id: this.phoneNumberId },
        ...value,
      },
    }))
    return this.#tell({ object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] })
  }

  /** Somebody writes. @param content such as `{ type: 'text', text: { body: 'Hola' } }` */
  writes(content: Content, { from = '34611223344', name = 'Inés Torralba', ...more }: Someone = {}): Content {
    const { id = `wamid.IN${this.#next++}` } = more
    return {
      contacts: [{ profile: { name }, wa_id: from }],
      messages: [{ from, id, timestamp: '1767225600', ...content }],
    }
  }

  message(text: string, someone: Someone = {}): HookCall {
    return this.tells(this.writes({ type: 'text', text: { body: text } }, someone))
  }

  /** How far a message has got. @param code why it has failed */
  state(message: Pick<SentByNumber, 'id' | 'to' | 'data'>, status: string, code?: number): HookCall {
    const { id, to, data } = message
    const errors = code === undefined ? {} : { errors: [{ code, title: 'It failed.' }] }
    const told = { id, status, timestamp: '1767225600', recipient_id: to, ...errors }
    return this.tells({ statuses: [{ ...told, ...(data && { biz_opaque_callback_data: data }) }] })
  }

  async answer(call: Call, [first = '', second]: readonly string[]): Promise<Reply> {
    const file = this.files.get(first)
    if (file && second === undefined) {
      const url = `${this.#origin()}/whatsapp_business/attachments/?mid=${first}`
      const { type: mime_type, bytes } = file
      return reply(200, {
        messaging_product: 'whatsapp',
        id: first,
        url,
        mime_type,
        file_size: bytes.byteLength,
      })
    }
    if (first !== this.phoneNumberId) return unknownObject(first)
    if (second === 'media') return await this.#upload(call)
    if (second === 'messages') return this.#send(JSON.parse(call.body))
    return reply(200, {
      display_phone_number: '+33 4 72 00 18 18',
      verified_name: 'Maison Lumen',
      quality_rating: 'GREEN',
      id: this.phoneNumberId,
    })
  }

  async #upload(call: Call): Promise<Reply> {
    const { fields, file } = await readForm(call)
    if (!file || fields['messaging_product'] !== 'whatsapp' || !TYPES.test(fields['type'] ?? '')) {
      return graphProblem({ code: 100, message: 'Param file must be a file with one of the following types' })
    }
    const id = String(880_000 + this.#next++)
    this.#uploads.set(id, file)
    return reply(200, { id })
  }

  #send(asked: Asked): Reply {
    if (this.refusal) return graphProblem(this.refusal)
    const { to = asked.recipient ?? '', type, biz_opaque_callback_data: data } = asked
    if (asked.to !== undefined && !/^\d+$/.test(asked.to)) {
      return graphProblem({ code: 100, message: 'Param to must be a phone number' })
    }
    const media = asked[type as 'image']
    const file = this.#uploads.get(media?.id ?? '')
    const text = asked.text?.body ?? media?.caption ?? ''
    if (text.length > (file ? 1_024 : 4_096) || (!file && text === '')) {
      return graphProblem({ code: 100, message: 'Invalid parameter' })
    }
    const id = `wamid.OUT${this.#next++}`
    this.sent.push({ to, type, text, id, ...(file && { file }), ...(data && { data }) })
    return reply(200, { messaging_product: 'whatsapp', contacts: [{ input: to }], messages: [{ id }] })
  }
}

interface Asked {
  to?: string
  recipient?: string
  type: string
  text?: { body: string }
  image?: { id: string; caption?: string }
  biz_opaque_callback_data?: string
}

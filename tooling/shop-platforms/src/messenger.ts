/** Messenger and Instagram of a page, as they are documented: https://developers.facebook.com/docs/messenger-platform */
import { type GraphFault, graphProblem, unknownObject } from './graph.ts'
import { type Call, type HookCall, reply, type Reply } from './platform-server.ts'
import { readForm, type SimulatedFile } from './read-form.ts'

/** What a page has sent. */
export interface SentByPage {
  to: string
  text: string
  file?: SimulatedFile
  id: string
  /** What comes back with its echo. */
  data?: string
}

type Content = Readonly<Record<string, unknown>>
type Where = 'page' | 'instagram'

interface Someone {
  /** @default 6611000000000001 */
  from?: string
  /** @default page */
  on?: Where
}

const START = {
  token: 'EAAPlumenmessengerX3k',
  pageId: '100238849201',
  instagramId: '17841400008460056',
  scopes: ['pages_messaging', 'pages_manage_metadata'],
}

export class SimulatedPage {
  token = START.token
  pageId = START.pageId
  instagramId = START.instagramId
  scopes: string[] = START.scopes
  readonly sent: SentByPage[] = []
  /** What the app is told of the page; undefined where nothing. */
  subscribed: string[] | undefined
  /** Who says who they are, by their ids. */
  readonly people = new Map<string, Content>()
  /** What people have sent, by its name. */
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
    this.subscribed = undefined
    this.people.clear()
    this.files.clear()
    this.#uploads.clear()
    this.refusal = undefined
  }

  /** What the app is told. @param events such as `{ message: { mid: 'm1', text: 'Hola' } }` */
  tells(events: readonly Content[], { from = '6611000000000001', on = 'page' }: Someone = {}): HookCall {
    const account = on === 'page' ? this.pageId : this.instagramId
    const messaging = events.map((event) => ({
      sender: { id: from },
      recipient: { id: account },
      timestamp: 1_767_225_600_000,
      ...event,
    }))
    return this.#tell({ object: on, entry: [{ id: account, time: 1_767_225_600_000, messaging }] })
  }

  /** Somebody writes. @param content its words, or what is in it in place of them */
  message(content: string | Content, someone: Someone = {}): HookCall {
    const more = typeof content === 'string' ? { text: content } : content
    return this.tells([{ message: { mid: `m_in${this.#next++}`, ...more } }], someone)
  }

  /** Where a file is that somebody has sent. */
  addressOf(name: string): string {
    return `${this.#origin()}/cdn/${name}?oh=00_signed`
  }

  async answer(call: Call, [first = '', second]: readonly string[]): Promise<Reply> {
    const person = this.people.get(first)
    if (person && second === undefined) return reply(200, { ...person, id: first })
    if (first !== this.pageId) return unknownObject(first)
    if (second === 'subscribed_apps') return this.#subscribe(call)
    if (second === 'message_attachments') return await this.#upload(call)
    if (second === 'messages') return this.#send(JSON.parse(call.body))
    return reply(200, {
      name: 'Maison Lumen',
      instagram_business_account: { id: this.instagramId },
      id: this.pageId,
    })
  }

  #subscribe({ method, url }: Call): Reply {
    if (!this.scopes.includes('pages_manage_metadata')) {
      return graphProblem({ code: 200, status: 403, message: 'Requires pages_manage_metadata permission' })
    }
    const fields = url.searchParams.get('subscribed_fields')?.split(',')
    this.subscribed = method === 'DELETE' ? undefined : fields
    return reply(200, { success: true })
  }

  async #upload(call: Call): Promise<Reply> {
    const { file } = await readForm(call)
    if (!file) return graphProblem({ code: 100, subcode: 2_018_047, message: 'Upload attachment failure.' })
    const id = String(990_000 + this.#next++)
    this.#uploads.set(id, file)
    return reply(200, { attachment_id: id })
  }

  #send({ recipient: { id: to }, message: { text = '', attachment, metadata: data } }: Asked): Reply {
    if (this.refusal) return graphProblem(this.refusal)
    const file = this.#uploads.get(attachment?.payload.attachment_id ?? '')
    if (text.length > 2_000 || (!file && text === '')) {
      return graphProblem({ code: 100, message: 'Length of param message[text] must be at most 2000' })
    }
    const id = `m_out${this.#next++}`
    this.sent.push({ to, text, id, ...(file && { file }), ...(data && { data }) })
    return reply(200, { recipient_id: to, message_id: id })
  }
}

interface Asked {
  recipient: { id: string }
  message: { text?: string; metadata?: string; attachment?: { payload: { attachment_id: string } } }
}

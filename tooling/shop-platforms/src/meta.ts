/** Meta's Graph API, with a number of WhatsApp and a page of Messenger and Instagram. */
import { badToken, graphProblem, isProven, toldBy, tokenOf } from './graph.ts'
import { SimulatedPage } from './messenger.ts'
import { type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'
import { SimulatedNumber } from './whatsapp.ts'

const SECRET = '4f8a0c1d27e95b36aa71'

export class MetaServer extends PlatformServer {
  appSecret = SECRET
  readonly whatsapp: SimulatedNumber
  readonly messenger: SimulatedPage

  constructor(...parts: ConstructorParameters<typeof PlatformServer>) {
    super(...parts)
    const [tell, origin] = [(content: unknown) => this.tell(content), () => this.origin]
    this.whatsapp = new SimulatedNumber(tell, origin)
    this.messenger = new SimulatedPage(tell, origin)
  }

  override reset(): void {
    super.reset()
    this.appSecret = SECRET
    this.whatsapp.reset()
    this.messenger.reset()
  }

  /** As the app is told. */
  tell(content: unknown): HookCall {
    return toldBy(this.appSecret, content)
  }

  protected async answer(call: Call): Promise<Reply> {
    const [version = '', ...path] = call.url.pathname.split('/').slice(1)
    // An address there is signed; a token has no business there.
    if (version === 'cdn') {
      const file = call.headers.authorization ? undefined : this.messenger.files.get(path[0] ?? '')
      return file ? reply(200, file.bytes) : reply(403, 'URL signature mismatch')
    }
    const account = [this.whatsapp, this.messenger].find(({ token }) => token === tokenOf(call))
    if (!account) return badToken
    if (version === 'whatsapp_business') {
      const file = this.whatsapp.files.get(call.url.searchParams.get('mid') ?? '')
      return file ? reply(200, file.bytes) : reply(404, '')
    }
    if (!isProven(call, this.appSecret)) {
      return graphProblem({ code: 100, message: 'Invalid appsecret_proof provided in the API argument' })
    }
    if (path[0] === 'debug_token') return reply(200, { data: { is_valid: true, scopes: account.scopes } })
    return await account.answer(call, path)
  }
}

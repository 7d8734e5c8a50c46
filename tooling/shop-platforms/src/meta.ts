/** Meta's Graph API, with a number of WhatsApp. */
import { badToken, graphProblem, isProven, toldBy, tokenOf } from './graph.ts'
import { type Call, type HookCall, PlatformServer, reply, type Reply } from './platform-server.ts'
import { SimulatedNumber } from './whatsapp.ts'

const SECRET = '4f8a0c1d27e95b36aa71'

export class MetaServer extends PlatformServer {
  appSecret = SECRET
  readonly whatsapp = new SimulatedNumber(
    (content) => this.tell(content),
    () => this.origin,
  )

  override reset(): void {
    super.reset()
    this.appSecret = SECRET
    this.whatsapp.reset()
  }

  /** As the app is told. */
  tell(content: unknown): HookCall {
    return toldBy(this.appSecret, content)
  }

  protected async answer(call: Call): Promise<Reply> {
    const [version = '', ...path] = call.url.pathname.split('/').slice(1)
    const account = [this.whatsapp].find(({ token }) => token === tokenOf(call))
    if (!account) return badToken
    if (version === 'whatsapp_business') {
      const file = this.whatsapp.files.get(call.url.searchParams.get('mid') ?? '')
      return file ? reply(200, file.bytes) : reply(404, '')
    }
    if (!isProven(call, this.appSecret)) {
      return graphProblem({ code: 100, message: 'Invalid appsecret_proof provided in the API argument' })
    }
    if (path[0] === 'debug_token') {
      return reply(200, { data: { is_valid: true, scopes: account.scopes } })
    }
    return await account.answer(call, path)
  }
}

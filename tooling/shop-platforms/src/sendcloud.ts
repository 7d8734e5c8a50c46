/** Sendcloud's API v2, as it is documented: https://api.sendcloud.dev/docs/sendcloud-public-api/ */
import { basicOf, type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

export class SendcloudServer extends PlatformServer {
  publicKey = 'pk_8d31c0f2aa'
  privateKey = 'sk_77ac05be91'
  mayUseParcels = true
  /** Whether the plan includes the API for parcels. */
  isPaid = true

  override reset(): void {
    super.reset()
    this.publicKey = 'pk_8d31c0f2aa'
    this.privateKey = 'sk_77ac05be91'
    this.mayUseParcels = true
    this.isPaid = true
  }

  protected answer(call: Call): Reply {
    const given = basicOf(call)
    if (given?.user !== this.publicKey || given.password !== this.privateKey) {
      return problem(401, 'Invalid username/password.')
    }
    if (call.url.pathname === '/api/v2/user') {
      return reply(200, {
        user: {
          username: 'camille',
          company_name: 'Maison Lumen',
          city: 'Lyon',
          email: 'hello@maison-lumen.example',
          modules: [],
        },
      })
    }
    if (call.url.pathname !== '/api/v2/parcels') return problem(404, 'Not found.')
    if (!this.mayUseParcels) return problem(403, 'You do not have permission to perform this action.')
    if (!this.isPaid) return problem(402, 'Payment required.')
    return reply(200, { next: null, previous: null, parcels: [] })
  }
}

const problem = (code: number, message: string) =>
  reply(code, { error: { code, message, request: 'api/v2' } })

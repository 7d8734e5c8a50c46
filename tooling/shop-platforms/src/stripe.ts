/** Stripe's API, as it is documented: https://docs.stripe.com/api */
import { type Call, PlatformServer, reply, type Reply } from './platform-server.ts'

export class StripeServer extends PlatformServer {
  key = 'rk_test_51LumenKey'
  /** What a restricted key is allowed. */
  allowed: ReadonlySet<string> = new Set(['account', 'charges', 'refunds'])
  /** Whether the account was activated. */
  takesCharges = true

  override reset(): void {
    super.reset()
    this.key = 'rk_test_51LumenKey'
    this.allowed = new Set(['account', 'charges', 'refunds'])
    this.takesCharges = true
  }

  protected answer(call: Call): Reply {
    if (call.headers.authorization !== `Bearer ${this.key}`) return problem(401, 'Invalid API Key provided')
    const [, , resource = ''] = call.url.pathname.split('/')
    if (!['account', 'charges', 'refunds'].includes(resource)) return problem(404, 'Unrecognized request URL')
    if (!this.allowed.has(resource)) {
      return problem(403, 'The provided key does not have the required permissions for this endpoint')
    }
    if (resource === 'account') {
      return reply(200, {
        id: 'acct_1Lumen',
        object: 'account',
        business_profile: { name: 'Maison Lumen SARL' },
        charges_enabled: this.takesCharges,
      })
    }
    if (resource === 'charges') return reply(200, { object: 'list', data: [], has_more: false })
    return problem(
      400,
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
}

const problem = (status: number, message: string) =>
  reply(status, { error: { type: 'invalid_request_error', message } })

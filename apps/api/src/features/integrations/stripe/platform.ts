/** Stripe, by its API. @see https://docs.stripe.com/api */
import { textAt, valueAt } from '../json.ts'
import type { Platform } from '../platform.ts'
import { Trouble } from '../trouble.ts'
import { payBack, stripeHeaders } from './pay-back.ts'

export const stripe: Platform = {
  name: 'Stripe',
  fields: { private_key: 'secret' },
  originOf: (_settings, places) => places.stripe,
  payments: { payBack },
  isTest: ({ steps }) => steps.some(({ step, value }) => step === 'key' && value === 'test'),
  async check(ask, { private_key = '' }, trial) {
    const headers = stripeHeaders(private_key)
    const account = await ask('/v1/account', { headers })
    const isAccount = textAt(account.json, 'object') === 'account'
    if (!isAccount && valueAt(account.json, 'error') === undefined) {
      throw new Trouble('not-this-service', { status: account.status })
    }
    trial.pass('address')
    if (account.status === 401) throw new Trouble('bad-key', { status: 401 })
    // A restricted key need not be allowed to read the account.
    trial.pass('key', /^[rs]k_(?:live|test)/.exec(private_key)?.[0].slice(3))
    trial.name = nameOf(account.json)
    const charges = await ask('/v1/charges?limit=1', { headers })
    // Without a charge nothing is paid back; whether it is refused or found wanting says what the key may do.
    const refund = await ask('/v1/refunds', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      content: '',
    })
    const missing = [
      ...(charges.status === 200 ? [] : ['charges: read']),
      ...(refund.status === 400 ? [] : ['refunds: write']),
    ]
    if (missing.length > 0) {
      const { status } = charges.status === 200 ? refund : charges
      throw new Trouble('missing-permission', { status, value: missing.join(', ') })
    }
    trial.pass('permission')
    if (valueAt(account.json, 'charges_enabled') === false) {
      throw new Trouble('wrong-plan', { value: 'charges_enabled' })
    }
    trial.pass('plan')
  },
}

const nameOf = (account: unknown) =>
  textAt(account, 'business_profile', 'name') ??
  textAt(account, 'settings', 'dashboard', 'display_name') ??
  textAt(account, 'id')

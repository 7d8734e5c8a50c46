import { listReturns, refundReturn } from '@replybay/api-client/operations'
import { describe, expect, test } from 'vitest'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'
import { charge, companyId, refundDesk } from './refund-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const { inspected, ask, paid } = refundDesk(desk, hooks)
const order = { companyId, orderNumber: 'S-1001' }

describe('what was refunded elsewhere', () => {
  const note = () =>
    desk.server.call(refundReturn, { as: 'warehouse', body: { ...order, isPaidElsewhere: true } })
  const history = async () => {
    const query = { companyId, status: 'done' as const, limit: 5 }
    const { data } = await desk.server.call(listReturns, { as: 'warehouse', query })
    return data.returns[0]?.history?.map(({ kind, actorName }) => [kind, actorName])
  }

  test('is noted once, by whom, and nothing is paid', async () => {
    await inspected()
    await note()
    expect((await note()).data.return.refundPayment).toMatchObject({
      state: 'elsewhere',
      amount: 24_000,
      byName: 'Marc Petit',
    })
    expect((await history())?.slice(3)).toEqual([['refunded-elsewhere', 'Marc Petit']])
    await desk.connect('stripe')
    expect((await ask()).data.return.refundPayment).toMatchObject({ state: 'elsewhere' })
    await hooks.run()
    expect(paid()).toEqual([])
  })

  test('is noted after it has failed here', async () => {
    await inspected()
    await desk.connect('stripe')
    desk.stripe.charges = [{ ...charge, amount_refunded: 36_000 }]
    await ask()
    await hooks.run()
    await note()
    expect((await history())?.slice(3)).toEqual([
      ['refund-requested', 'Marc Petit'],
      ['refund-failed', undefined],
      ['refunded-elsewhere', 'Marc Petit'],
    ])
  })

  test('is refused while a refund is on its way', async () => {
    await inspected()
    await desk.connect('stripe')
    await ask()
    expect(await note()).toMatchObject({ status: 409, problem: { code: 'wrong-status' } })
  })
})

import { checkIntegration, removeIntegration } from '@replybay/api-client/operations'
import { type Fault } from '@replybay/shop-platforms'
import { describe, expect, test } from 'vitest'
import { payRefundLater } from '../refunding/pay-refund-job.ts'
import { integrationRefunds } from '../tables.ts'
import { hookDesk } from './hook-desk.ts'
import { platformDesk } from './platform-desk.ts'
import { charge, companyId, refundDesk } from './refund-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)
const { returned, inspected, ask, shown, paid } = refundDesk(desk, hooks)
const SHOPS = ['shopify', 'woocommerce', 'prestashop'] as const

describe.each(SHOPS)('%s: the refund of a return', (kind) => {
  test.each(['ch_1Paid', 'pi_1Paid'])(
    'is paid from the payment %s, without what was rejected',
    async (id) => {
      await inspected(kind, id)
      const stripe = (await desk.connect('stripe')).data
      const { data } = await ask()
      expect(data.return.refundPayment).toMatchObject({
        state: 'waiting',
        amount: 24_000,
        byName: 'Marc Petit',
      })
      await hooks.run()
      expect(paid()).toEqual([['ch_1Paid', 24_000]])
      expect(await shown()).toMatchObject({ state: 'paid', amount: 24_000, byName: 'Marc Petit' })
      expect((await hooks.detail(stripe._id)).lastEvent).toMatchObject({
        kind: 'refunded',
        subject: 'S-1001',
        isFailed: false,
      })
    },
  )

  test('is no more than was paid, after a voucher', async () => {
    await inspected(kind, 'ch_1Paid', { discount: 35 })
    desk.stripe.charges = [{ ...charge, amount: 32_500 }]
    await desk.connect('stripe')
    await ask()
    await hooks.run()
    expect(paid()).toEqual([['ch_1Paid', 21_666]])
  })

  test('fails where the shop names no payment, and says what to do', async () => {
    await inspected(kind, '')
    await desk.connect('stripe')
    await ask()
    await hooks.run()
    expect(paid()).toEqual([])
    expect(await shown()).toMatchObject({
      state: 'failed',
      problem: 'no-payment',
      message: 'The shop names no Stripe payment for this order. Refund it where it was paid.',
    })
  })
})

describe('a refund is paid once', () => {
  test('asked for twice', async () => {
    await inspected()
    await desk.connect('stripe')
    await Promise.all([ask(), ask()])
    await hooks.run()
    expect((await ask()).data.return.refundPayment).toMatchObject({ state: 'paid' })
    await hooks.run()
    expect(paid()).toEqual([['ch_1Paid', 24_000]])
  })

  test.each<[string, boolean]>([
    ['and asked again', false],
    ['and asked again when its key is forgotten', true],
  ])('where the answer is lost %s', async (_what, forgets) => {
    await inspected()
    await desk.connect('stripe')
    let isLost = false
    desk.stripe.fault = ({ method }) => {
      if (isLost && forgets) desk.stripe.forgetKeys()
      if (method !== 'POST' || isLost) return undefined
      isLost = true
      return { kind: 'lost-answer' }
    }
    await ask()
    await hooks.run()
    expect(isLost).toBe(true)
    expect(paid()).toEqual([['ch_1Paid', 24_000]])
    expect(await shown()).toMatchObject({ state: 'paid' })
    expect(await shown()).not.toHaveProperty('problem')
  })

  test.each<[string, Fault]>([
    ['fails', { kind: 'status', status: 503 }],
    ['hangs up', { kind: 'hang-up' }],
    ['asks for a pause', { kind: 'status', status: 429, headers: { 'retry-after': '30' } }],
  ])('where Stripe %s before each step', async (_what, fault) => {
    await inspected()
    await desk.connect('stripe')
    let allowed = 0
    let calls = 0
    desk.stripe.fault = () => {
      if (calls++ < allowed) return undefined
      allowed += 1
      calls = 0
      return allowed > 3 ? undefined : fault
    }
    await ask()
    await hooks.run()
    expect(paid()).toEqual([['ch_1Paid', 24_000]])
    expect(await shown()).toMatchObject({ state: 'paid' })
  })
})

describe('what Stripe refuses', () => {
  test.each<[string, object, string]>([
    ['was refunded before', { amount_refunded: 36_000 }, 'already-refunded'],
    ['has too little left', { amount_refunded: 30_000 }, 'more-than-paid'],
    ['is disputed', { disputed: true }, 'payment-disputed'],
    ['is in another currency', { currency: 'usd' }, 'other-currency'],
    ['is another account’s', { id: 'ch_other' }, 'no-payment'],
  ])('a payment that %s', async (_what, change, problem) => {
    await inspected()
    const { _id } = (await desk.connect('stripe')).data
    desk.stripe.charges = [{ ...charge, ...change }]
    await ask()
    await hooks.run()
    expect(paid()).toEqual([])
    expect(await shown()).toMatchObject({ state: 'failed', problem })
    expect(await hooks.detail(_id)).toMatchObject({
      state: 'connected',
      lastEvent: { kind: 'refunded', subject: 'S-1001', isFailed: true, problem },
    })
  })

  test('for want of money is paid when it is asked for again', async () => {
    await inspected()
    await desk.connect('stripe')
    desk.stripe.balance = 100
    await ask()
    await hooks.run()
    expect(await shown()).toMatchObject({ state: 'failed', problem: 'no-balance' })
    desk.stripe.balance = Infinity
    await ask()
    await hooks.run()
    expect(await shown()).toMatchObject({ state: 'paid' })
    expect(paid()).toEqual([['ch_1Paid', 24_000]])
  })

  test('a bank that sends it back: it is paid when it is asked for again', async () => {
    await inspected()
    await desk.connect('stripe')
    desk.stripe.refundStatus = 'failed'
    await ask()
    await hooks.run()
    expect(await shown()).toMatchObject({ state: 'failed', problem: 'refused' })
    desk.stripe.refundStatus = 'pending'
    desk.stripe.charges = [{ ...charge }]
    await ask()
    await hooks.run()
    expect(await shown()).toMatchObject({ state: 'paid' })
  })
})

test('a key that was revoked: the refund fails, the card says so, and it can be asked for again', async () => {
  await inspected()
  const { _id: id } = (await desk.connect('stripe')).data
  desk.stripe.fault = () => ({ kind: 'status', status: 401 })
  await ask()
  await hooks.run()
  expect(await shown()).toMatchObject({ state: 'failed', problem: 'bad-key' })
  expect(await hooks.detail(id)).toMatchObject({
    state: 'failed',
    problem: 'bad-key',
    lastEvent: { kind: 'refunded', subject: 'S-1001', problem: 'bad-key' },
  })
  desk.stripe.fault = undefined
  await desk.server.call(checkIntegration, { as: 'owner', path: { id } })
  await ask()
  await hooks.run()
  expect(await shown()).toMatchObject({ state: 'paid' })
})

test('disconnected before it is paid: says so', async () => {
  await inspected()
  const { _id: id } = (await desk.connect('stripe')).data
  await ask()
  await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
  await hooks.run()
  expect(paid()).toEqual([])
  expect(await shown()).toMatchObject({ state: 'failed', problem: 'disconnected' })
})

test('a refund of a service that pays nothing back fails, and is not told as paid', async () => {
  await inspected()
  await desk.connect('stripe')
  await ask()
  const [shop] = (await desk.list()).filter(({ kind }) => kind === 'woocommerce')
  const { database } = desk.server
  await database.queries.update(integrationRefunds).set({ integrationId: shop?._id ?? '' })
  const [refund] = await database.queries.select().from(integrationRefunds)
  if (!refund) throw new Error('There is one.')
  await database.transaction((queries) =>
    desk.server.jobs.add(queries, payRefundLater, refund, { companyId }),
  )
  await hooks.run()
  expect(await shown()).toMatchObject({ state: 'failed', problem: 'refused' })
})

test('without Stripe, nothing is asked for, and the return stays as it is', async () => {
  await inspected()
  expect(await ask()).toMatchObject({ status: 409, problem: { code: 'no-payment-service' } })
  expect(await shown()).toBe(undefined)
})

test('a return that is not inspected is not refunded', async () => {
  await returned()
  await desk.connect('stripe')
  expect(await ask()).toMatchObject({ status: 409, problem: { code: 'wrong-status' } })
  await hooks.run()
  expect(paid()).toEqual([])
})

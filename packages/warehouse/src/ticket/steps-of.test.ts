import type { WarehouseOrder } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const lamp = { SKU: 'OPA-30-BR', quantity: 2 }
const order: WarehouseOrder = { companyId: 'c', orderNumber: 'ML-1', items: [lamp], status: 'to-ship' }
const labels = [{ parcel: 1 }]

test.each([
  ['one that waits', {}, ['running', 'open', 'open']],
  ['one that is packed before its label', { packed: [lamp] }, ['running', 'done', 'open']],
  ['one with a label', { status: 'labelled', labels }, ['done', 'running', 'open']],
  ['one in its box', { status: 'labelled', labels, packed: [lamp] }, ['done', 'done', 'running']],
  ['one that is sent', { status: 'sent' }, ['done', 'done', 'done']],
  ['one with a problem', { status: 'problem', labels }, ['done', 'failed', 'open']],
  ['one that was canceled', { status: 'canceled' }, ['open', 'open', 'open']],
] as const)('steps of an order: %s', (_what, change, expected) => {
  expect(stepsOf({ ...order, ...change } as WarehouseOrder)).toEqual(expected)
})

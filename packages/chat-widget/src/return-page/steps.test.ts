import { expect, test } from 'vitest'
import type { OwnReturn } from './calls.ts'
import { stepsOf } from './steps.ts'

const at = '2026-11-20T08:00:00.000Z'
const own = (change: Partial<OwnReturn>): OwnReturn => ({
  status: 'requested',
  items: [],
  steps: [{ kind: 'requested', at }],
  messages: [],
  ...change,
})
const shown = (change: Partial<OwnReturn>) =>
  stepsOf(own(change)).map(({ step, state }) => `${step} ${state}`)

test('steps of a request: it is waited for the approval', () => {
  expect(shown({})).toEqual([
    'requested done',
    'approved now',
    'on-way coming',
    'arrived coming',
    'checked coming',
  ])
})

test('steps of an approved return: it is to be sent, or on its way once that is known', () => {
  expect(shown({ status: 'in-transit' })[2]).toBe('to-send now')
  expect(shown({ status: 'in-transit', trackingNumber: '8R1' })[2]).toBe('on-way now')
})

test('steps of a return that has arrived: it is being checked, then done', () => {
  expect(shown({ status: 'arrived' }).slice(2)).toEqual(['on-way done', 'arrived done', 'checked now'])
  const steps: OwnReturn['steps'] = [{ kind: 'checked', at }]
  expect(shown({ status: 'done', steps }).at(-1)).toBe('checked done')
  expect(shown({ status: 'disputed' }).at(-1)).toBe('checked now')
})

test('steps of a declined request: end there, with what the shop said', () => {
  const steps: OwnReturn['steps'] = [
    { kind: 'requested', at },
    { kind: 'declined', at, comment: 'It was worn' },
  ]
  expect(stepsOf(own({ status: 'declined', steps }))).toEqual([
    { step: 'requested', state: 'done', at },
    { step: 'declined', state: 'declined', at, comment: 'It was worn' },
  ])
})

test('steps of an exchange: it comes last, and not where it was declined', () => {
  const exchange = { SKU: 'A', quantity: 1 }
  expect(shown({ exchange: { ...exchange, state: 'wanted' } }).at(-1)).toBe('exchanged coming')
  expect(shown({ exchange: { ...exchange, state: 'accepted' } }).at(-1)).toBe('exchanged now')
  expect(shown({ exchange: { ...exchange, state: 'declined' } }).at(-1)).toBe('checked coming')
})

/** Whatever is done in whatever order: no piece is lost, none is sent twice, and what was rejected is not refunded. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure } from '../../../platform/contract/failure.ts'
import {
  cancelOrder,
  labelOrder,
  orderTransitions,
  scanPiece,
  sendOrder,
  setProblem,
  splitOrder,
  type OrderState,
} from '../orders/order-rules.ts'
import { countPieces } from '../pieces.ts'
import {
  closeDispute,
  disputeReturn,
  inspectReturn,
  refundOf,
  returnTransitions,
  stepReturn,
  type ReturnState,
} from '../returns/return-rules.ts'
import type { Line } from '../tables.ts'

const SKUS = ['lamp', 'bulb', 'cable']
const now = new Date('2026-11-20T08:00:00Z')

const lines = fc.array(
  fc.record({
    SKU: fc.constantFrom(...SKUS),
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 1, maxLength: 4 },
)

const orderStep = fc.oneof(
  fc.record({ step: fc.constantFrom('label', 'send', 'cancel', 'problem', 'solve') }),
  fc.record({
    step: fc.constant('split'),
    SKU: fc.constantFrom(...SKUS),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    step: fc.constant('scan'),
    SKU: fc.constantFrom(...SKUS, 'other'),
    kind: fc.constantFrom('add', 'undo'),
  }),
)
type OrderStep = typeof orderStep extends fc.Arbitrary<infer Value> ? Value : never

const newOrder = (items: readonly Line[], status: OrderState['status'] = 'to-ship'): OrderState => ({
  status,
  items,
  parcels: null,
  labels: [],
  packed: {},
  problem: null,
  sentAt: null,
})

/** What the step makes of the order; more than one where it is split. Refused, it changes nothing. */
function take(order: OrderState, step: OrderStep): OrderState[] {
  try {
    if ('quantity' in step) {
      const { order: rest, split } = splitOrder(order, [step])
      return [rest, newOrder(split, 'remainder')]
    }
    if ('kind' in step) return [scanPiece(order, { SKU: step.SKU, kind: step.kind }, true).order]
    if (step.step === 'label')
      return [labelOrder(order, [{ parcel: 1, trackingNumber: String(Math.random()) }])]
    if (step.step === 'send') return [sendOrder(order, now)]
    if (step.step === 'cancel') return [cancelOrder(order)]
    return [setProblem(order, step.step === 'problem' ? 'The box is wet' : '')]
  } catch (error) {
    if (error instanceof Failure) return [order]
    throw error
  }
}

const allPieces = (orders: readonly OrderState[]) =>
  Object.fromEntries(countPieces(orders.flatMap(({ items }) => items)))

test('order: on no path a piece is lost or sent twice, and what was sent or canceled stays so', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.tuple(fc.nat(20), orderStep), { maxLength: 40 }), (items, steps) => {
      let orders = [newOrder(items)]
      const ordered = allPieces(orders)
      for (const [which, step] of steps) {
        const place = which % orders.length
        const before = orders[place]
        if (!before) throw new Error('There is none.')
        const after = take(before, step)
        orders = orders.toSpliced(place, 1, ...after)
        expect(allPieces(orders)).toEqual(ordered)
        const [same] = after
        // What is left for later is not in the box.
        if ('quantity' in step) expect(same?.packed).toEqual(before.packed)
        if (before.status === 'sent') expect(after).toEqual([before])
        // What is in the box of a canceled one is put back.
        if (before.status === 'canceled') expect(after).toEqual([{ ...before, packed: same?.packed }])
        // Labels are paid for: none is bought anew.
        if (before.labels.length > 0) expect(same?.labels).toEqual(before.labels)
        if (same?.status === 'sent') expect(same.labels.length).toBeGreaterThan(0)
        for (const [sku, count] of Object.entries(same?.packed ?? {})) {
          expect(count).toBeLessThanOrEqual(countPieces(same?.items ?? []).get(sku) ?? 0)
        }
      }
    }),
    { seed: 11, numRuns: 500 },
  )
})

const grade = fc.constantFrom('validated', 'broken', 'rejected', 'missing')
const returnStep = fc.oneof(
  fc.record({ step: fc.constantFrom('approve', 'decline', 'arrive', 'dispute', 'close') }),
  fc.record({
    step: fc.constant('inspect'),
    grades: fc.array(grade, { maxLength: 16 }),
    extra: fc.boolean(),
  }),
)
type ReturnStep = typeof returnStep extends fc.Arbitrary<infer Value> ? Value : never

function takeReturn(state: ReturnState, step: ReturnStep): ReturnState {
  try {
    if ('grades' in step) {
      const grades = {
        validated: [] as string[],
        broken: [] as string[],
        rejected: [] as string[],
        missing: [] as string[],
      }
      const each = state.items.flatMap(({ SKU, quantity }) => Array<string>(quantity).fill(SKU))
      for (const [place, sku] of each.entries()) grades[step.grades[place] ?? 'validated'].push(sku)
      if (step.extra) grades.validated.push('lamp')
      return inspectReturn(state, grades, now)
    }
    if (step.step === 'dispute') return disputeReturn(state, 'Not what I ordered')
    if (step.step === 'close') return closeDispute(state)
    return { ...state, status: stepReturn(state.status, step.step) }
  } catch (error) {
    if (error instanceof Failure) return state
    throw error
  }
}

test('return: each piece has one grade, once, and nothing that was rejected or never came is refunded', () => {
  fc.assert(
    fc.property(lines, fc.array(returnStep, { maxLength: 30 }), (items, steps) => {
      let state: ReturnState = {
        status: 'requested',
        items,
        validated: [],
        broken: [],
        rejected: [],
        missing: [],
        inspectedAt: null,
        dispute: null,
        exchange: null,
      }
      for (const step of steps) {
        const before = state
        state = takeReturn(before, step)
        const graded = [...state.validated, ...state.broken, ...state.rejected, ...state.missing]
        const asItems = graded.map((SKU) => ({ SKU, quantity: 1 }))
        if (state.inspectedAt)
          expect(Object.fromEntries(countPieces(asItems))).toEqual(Object.fromEntries(countPieces(items)))
        else expect(graded).toEqual([])
        if (before.inspectedAt)
          expect({ ...state, status: 0, dispute: 0 }).toEqual({ ...before, status: 0, dispute: 0 })
        if (before.status === 'declined') expect(state.status).toBe('declined')
        const dearest = Math.max(...items.map(({ price }) => price))
        expect(refundOf(state)).toBeLessThanOrEqual((state.validated.length + state.broken.length) * dearest)
        if (state.validated.length + state.broken.length === 0) expect(refundOf(state)).toBe(0)
      }
    }),
    { seed: 12, numRuns: 500 },
  )
})

test.each([
  ['orders', orderTransitions],
  ['returns', returnTransitions],
])('%s: each step leads to a status that there is', (_name, table) => {
  const statuses = Object.keys(table)
  for (const steps of Object.values(table)) {
    for (const next of Object.values(steps)) expect(statuses).toContain(next)
  }
})

/** What can happen to a return, and what becomes of its pieces. */
import { Failure } from '../../../platform/contract/failure.ts'
import { warehouseFailures } from '../failures.ts'
import { countPieces, countSkus, priceOf } from '../pieces.ts'
import type { Exchange, Line, ReturnStatus } from '../tables.ts'

export type ReturnStep = 'approve' | 'decline' | 'arrive' | 'inspect' | 'dispute' | 'settle' | 'reopen'

/** Where each step leads from each status; what is not named can't be done. */
export const returnTransitions: Readonly<Record<ReturnStatus, Partial<Record<ReturnStep, ReturnStatus>>>> = {
  requested: { approve: 'in-transit', decline: 'declined', arrive: 'arrived' },
  'in-transit': { approve: 'in-transit', arrive: 'arrived', inspect: 'done' },
  arrived: { arrive: 'arrived', inspect: 'done', dispute: 'disputed' },
  // It goes on where it stood: `settle` where it was inspected, `reopen` where it was not.
  disputed: { dispute: 'disputed', settle: 'done', reopen: 'arrived' },
  done: { dispute: 'disputed' },
  declined: { decline: 'declined' },
}

export interface Inspection {
  validated: readonly string[]
  broken: readonly string[]
  rejected: readonly string[]
  missing: readonly string[]
}

/** What the rules need to know of a return. */
export interface ReturnState {
  status: ReturnStatus
  items: readonly Line[]
  validated: string[]
  broken: string[]
  rejected: string[]
  missing: string[]
  inspectedAt: Date | null
  dispute: string | null
  exchange: Exchange | null
}

/** @throws Failure `wrong-status` */
export function stepReturn(status: ReturnStatus, step: ReturnStep): ReturnStatus {
  const next = returnTransitions[status][step]
  if (!next) throw new Failure(warehouseFailures.wrongStatus)
  return next
}

/** @throws Failure `invalid-request` where a piece has no grade or two, `already-decided`, `wrong-status` */
export function inspectReturn<State extends ReturnState>(
  state: State,
  { validated, broken, rejected, missing }: Inspection,
  now: Date,
): State {
  if (state.inspectedAt) throw new Failure(warehouseFailures.alreadyDecided)
  requireEachPieceOnce(state.items, [...validated, ...broken, ...rejected, ...missing])
  return {
    ...state,
    status: stepReturn(state.status, 'inspect'),
    validated: [...validated],
    broken: [...broken],
    rejected: [...rejected],
    missing: [...missing],
    inspectedAt: now,
  }
}

function requireEachPieceOnce(items: readonly Line[], graded: readonly string[]): void {
  const wanted = countPieces(items)
  const given = countSkus(graded)
  const wrong = [...new Set([...wanted.keys(), ...given.keys()])].find(
    (sku) => wanted.get(sku) !== given.get(sku),
  )
  if (wrong === undefined) return
  const message = `grades ${given.get(wrong) ?? 0} of ${wrong}; ${wanted.get(wrong) ?? 0} were sent back`
  throw new Failure('invalid-request', { fields: [{ path: '/body/validatedSkus', message }] })
}

/** @throws Failure `wrong-status` */
export function disputeReturn<State extends ReturnState>(state: State, dispute: string): State {
  return { ...state, status: stepReturn(state.status, 'dispute'), dispute }
}

/** @throws Failure `wrong-status` where nothing is disputed. */
export function closeDispute<State extends ReturnState>(state: State): State {
  return {
    ...state,
    status: stepReturn(state.status, state.inspectedAt ? 'settle' : 'reopen'),
    dispute: null,
  }
}

/** @throws Failure `already-decided`; `not-found` where nothing is wanted. */
export function decideExchange<State extends ReturnState>(
  state: State,
  decision: { state: 'declined' } | { state: 'accepted'; orderNumber: string },
): State & { exchange: Exchange } {
  if (!state.exchange) throw new Failure('not-found')
  if (state.exchange.state !== 'wanted' || state.status === 'declined') {
    throw new Failure(warehouseFailures.alreadyDecided)
  }
  return { ...state, exchange: { ...state.exchange, ...decision } }
}

/** @returns what is to be paid. @throws Failure `wrong-status` where that is not decided, or nothing. */
export function dueRefund(state: Omit<ReturnState, 'missing' | 'rejected' | 'dispute'>): number {
  const isDecided = state.status === 'done' && state.inspectedAt !== null
  // Who gets something else in exchange gets no money.
  const isExchanged = state.exchange !== null && state.exchange.state !== 'declined'
  const amount = isDecided && !isExchanged ? refundOf(state) : 0
  if (amount === 0) throw new Failure(warehouseFailures.wrongStatus)
  return amount
}

/** What is due for what was valid or broken: never for what was rejected or never came. */
export function refundOf({ items, validated, broken }: Pick<ReturnState, 'items' | 'validated' | 'broken'>) {
  return priceOf(items, [...validated, ...broken])
}

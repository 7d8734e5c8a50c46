/** How far a return is, for its customer. */
import type { OwnReturn } from './calls.ts'
import type { Step } from './texts.ts'

export interface ShownStep {
  step: Step
  state: 'done' | 'now' | 'coming' | 'declined'
  /** When it was; absent where it was not. */
  at?: string | undefined
  /** Why the shop declined. */
  comment?: string | undefined
}

/** What was, what is, and what is to come. */
export function stepsOf(own: OwnReturn): ShownStep[] {
  const at = (kind: OwnReturn['steps'][number]['kind']) => own.steps.find((step) => step.kind === kind)
  const requested: ShownStep = { step: 'requested', state: 'done', at: at('requested')?.at }
  if (own.status === 'declined') {
    const declined = at('declined')
    return [requested, { step: 'declined', state: 'declined', at: declined?.at, comment: declined?.comment }]
  }
  const rank = { requested: 0, 'in-transit': 1, arrived: 2, disputed: 2, done: 3 }[own.status]
  const after = (least: number): ShownStep['state'] =>
    rank > least ? 'done' : rank === least ? 'now' : 'coming'
  const checked = at('checked')
  return [
    requested,
    { step: 'approved', state: rank > 0 ? 'done' : 'now', at: at('approved')?.at },
    { step: rank === 1 && !own.trackingNumber ? 'to-send' : 'on-way', state: after(1) },
    { step: 'arrived', state: rank >= 2 ? 'done' : 'coming', at: at('arrived')?.at },
    { step: 'checked', state: checked ? 'done' : rank === 2 ? 'now' : 'coming', at: checked?.at },
    ...(own.exchange && own.exchange.state !== 'declined'
      ? [{ step: 'exchanged', state: own.exchange.state === 'accepted' ? 'now' : 'coming' } as const]
      : []),
  ]
}

import { Failure, type FailureKind } from '../../../platform/contract/failure.ts'

/** Why a service that answers makes no label of an order. */
export const labelFailures = {
  addressIncomplete: {
    code: 'address-incomplete',
    status: 409,
    message: 'The address is incomplete. Complete it in the shop, then make the label again.',
    isSpecific: true,
  },
  noCredit: {
    code: 'no-credit',
    status: 409,
    message: 'The carrier’s account has no credit. Top it up, then make the label again.',
    isSpecific: true,
  },
  labelRefused: {
    code: 'label-refused',
    status: 409,
    message: 'The carrier makes no label for this order.',
    isSpecific: true,
  },
} as const satisfies Record<string, FailureKind>

/** @param detail what the service says of it */
export function labelFailure(name: keyof typeof labelFailures, detail: string | undefined): Failure {
  const kind = labelFailures[name]
  return new Failure(detail === undefined ? kind : { ...kind, message: `${kind.message} (${detail})` })
}

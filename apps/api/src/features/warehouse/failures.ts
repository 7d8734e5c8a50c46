import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only calls about the warehouse fail. */
export const warehouseFailures = {
  wrongStatus: {
    code: 'wrong-status',
    status: 409,
    message: 'This can’t be done at its present status. Load it again to see where it stands.',
    isSpecific: true,
  },
  noLabels: {
    code: 'no-labels',
    status: 409,
    message: 'No label was made yet. Make the labels first.',
    isSpecific: true,
  },
  noCarrier: {
    code: 'no-carrier',
    status: 409,
    message: 'No carrier is connected. Connect Sendcloud, then make the label again.',
    isSpecific: true,
  },
  outOfStock: {
    code: 'out-of-stock',
    status: 409,
    message: 'There is not enough in stock.',
    isSpecific: true,
  },
  alreadyDecided: {
    code: 'already-decided',
    status: 409,
    message: 'This was already decided. Load it again to see how, and by whom.',
    isSpecific: true,
  },
  noPaymentService: {
    code: 'no-payment-service',
    status: 409,
    message: 'No payment service is connected. Connect Stripe, or pay the refund where the order was paid.',
    isSpecific: true,
  },
  notFollowed: {
    code: 'not-followed',
    status: 409,
    message: 'The carrier doesn’t report deliveries yet. Its webhook is set up under Integrations.',
    isSpecific: true,
  },
  openReturn: {
    code: 'open-return',
    status: 409,
    message: 'This order has an open return already.',
    isSpecific: true,
  },
} as const satisfies Record<string, FailureKind>

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, type ErrorWording, type WarehouseOrder } from '@replybay/api-client'
import { createErrorWords, errorDetail } from '@replybay/feature-kit'

const updating = { default: msg`Error on updating orders` }

/** The operations that this feature calls. */
type WarehouseOperation =
  | 'addComment'
  | 'closeDispute'
  | 'createRemainder'
  | 'declineExchange'
  | 'downloadBill'
  | 'downloadLabels'
  | 'downloadPrestashopModule'
  | 'downloadSlip'
  | 'generateLabels'
  | 'getStockQuantity'
  | 'handleExchange'
  | 'handleReturn'
  | 'importOrders'
  | 'listOrders'
  | 'listReturns'
  | 'moveReturn'
  | 'printPapers'
  | 'recordScans'
  | 'refundReturn'
  | 'requestReturn'
  | 'setOrderProblem'
  | 'setPacking'
  | 'validateSending'
  | 'waitForWarehouse'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8, Warehouse */
export const errors: ErrorWording<WarehouseOperation, MessageDescriptor> = {
  addComment: { default: msg`Error on adding comment` },
  closeDispute: { default: msg`Error on closing dispute` },
  createRemainder: updating,
  declineExchange: { default: msg`Error on declining exchange` },
  downloadBill: { default: msg`Error on downloading bill` },
  downloadLabels: { default: msg`Error on downloading labels` },
  downloadPrestashopModule: { default: msg`Error on downloading PrestaShop ZIP` },
  downloadSlip: { default: msg`Error on downloading slip` },
  generateLabels: { default: msg`Error on generating labels` },
  getStockQuantity: updating,
  handleExchange: { default: msg`Error on handling exchange` },
  handleReturn: { default: msg`Error on handling return` },
  importOrders: updating,
  listOrders: { default: msg`Error on getting orders` },
  listReturns: { default: msg`Error on getting returns` },
  moveReturn: { default: msg`Error on handling return` },
  printPapers: { default: msg`Error on downloading labels` },
  recordScans: updating,
  refundReturn: { default: msg`The refund was not paid` },
  requestReturn: { default: msg`Error on handling return` },
  setOrderProblem: updating,
  setPacking: updating,
  validateSending: updating,
  waitForWarehouse: updating,
}

export const wordError = createErrorWords(errors)

/** What the server says beside the catalogued text, by its code. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  'out-of-stock': msg`There isn’t enough stock left for this exchange. Nothing has changed.`,
  'already-decided': msg`A decision was already made. Reload the page to see it.`,
  'wrong-status': msg`The state has changed in the meantime. Reload the page.`,
  'no-labels': msg`There’s no label yet. Make the labels first.`,
  'open-return': msg`This order already has an open return.`,
  'no-payment-service': msg`No payment service is connected. Connect Stripe, or pay the refund where the order was paid.`,
  'not-followed': msg`The carrier doesn’t report deliveries yet. An owner or admin can set that up under Integrations.`,
  'address-incomplete': msg`The address is incomplete. Complete it in the shop, then make the label again.`,
  'no-carrier': msg`Sendcloud isn’t connected. An owner or admin can connect it under Integrations.`,
  'no-credit': msg`The carrier’s account has no credit. Top it up, then make the label again.`,
  'label-refused': msg`The carrier couldn’t make a label for this order. Check its address and contents.`,
  'bad-key': msg`The carrier no longer accepts the key. An owner or admin can replace it under Integrations.`,
  'missing-permission': msg`The carrier’s key lacks a permission. An owner or admin can replace it under Integrations.`,
  'wrong-plan': msg`Your carrier plan doesn’t include labels by API. Upgrade it, then make the label again.`,
  unreachable: msg`The carrier can’t be reached. Try again in a moment.`,
  'rate-limited': msg`Too many requests to the carrier. Try again in a moment.`,
  'service-error': msg`The carrier had a problem. Try again in a moment.`,
}

/** What an error means for the person, beside its catalogued text; undefined where that says enough. */
export function reasonOf(i18n: I18n, error: unknown): string | undefined {
  const reason = error instanceof ApiError ? reasons[error.code ?? ''] : undefined
  return reason ? i18n._(reason) : errorDetail(i18n, error)
}

/** Why an order has no label, for the person. */
export function labelReason(
  i18n: I18n,
  { code, message }: Pick<NonNullable<WarehouseOrder['labelProblem']>, 'code' | 'message'>,
): string {
  const reason = reasons[code]
  return reason ? i18n._(reason) : message
}

/** The catalogued text with what it means for the person, as one line. */
export function explainError(i18n: I18n, operation: WarehouseOperation, error: unknown): string {
  return [wordError(i18n, operation, error), reasonOf(i18n, error)].filter(Boolean).join('. ')
}

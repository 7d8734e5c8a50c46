import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const updating = { default: msg`Error on updating orders` }

/** The operations that this feature calls. */
type WarehouseOperation =
  | 'addComment'
  | 'createRemainder'
  | 'downloadBill'
  | 'downloadLabels'
  | 'downloadSlip'
  | 'generateLabels'
  | 'getStockQuantity'
  | 'listOrders'
  | 'printPapers'
  | 'recordScans'
  | 'requestReturn'
  | 'setOrderProblem'
  | 'setPacking'
  | 'validateSending'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8, Warehouse */
export const errors: ErrorWording<WarehouseOperation, MessageDescriptor> = {
  addComment: { default: msg`Error on adding comment` },
  createRemainder: updating,
  downloadBill: { default: msg`Error on downloading bill` },
  downloadLabels: { default: msg`Error on downloading labels` },
  downloadSlip: { default: msg`Error on downloading slip` },
  generateLabels: { default: msg`Error on generating labels` },
  getStockQuantity: updating,
  listOrders: { default: msg`Error on getting orders` },
  printPapers: { default: msg`Error on downloading labels` },
  recordScans: updating,
  requestReturn: { default: msg`Error on handling return` },
  setOrderProblem: updating,
  setPacking: updating,
  validateSending: updating,
}

export const wordError = createErrorWords(errors)

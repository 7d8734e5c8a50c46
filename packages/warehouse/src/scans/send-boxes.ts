import { runMutation, warehouseMutations, warehouseQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { boxScans, forgetScans } from './box-scans.ts'
import { boxSendings } from './box-sendings.ts'

/** How soon it is looked again whether the scans of an order have arrived; in ms. */
const AGAIN_MS = 300

/** Says to the server that orders are sent: each after the scans of what is in it. */
export const sendBoxes = pendingQueue(boxSendings, {
  async attempt(sending, { client, userId, can, tell }) {
    const { companyId, orderNumber } = sending
    const isScanned = ({ orderNumber: number }: { orderNumber: string }) => number === orderNumber
    if (can('warehouse') && boxScans.read(userId).some(isScanned)) {
      return { ...sending, dueAt: Date.now() + AGAIN_MS }
    }
    await runMutation(client, warehouseMutations.validateSending(), { companyId, orderNumber })
    forgetScans(userId, orderNumber)
    tell({ orderNumber })
    return undefined
  },
  refuse({ orderNumber }, error, { client, tell }) {
    void client.invalidateQueries({ queryKey: warehouseQueries.all })
    tell({ orderNumber, error })
    return undefined
  },
})

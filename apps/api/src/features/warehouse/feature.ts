import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { foldWarehouseCounts, forgetWarehouseKeys } from './counts.ts'
import { warehouseDemo } from './demo/warehouse-demo.ts'
import { warehouseFailures } from './failures.ts'
import { createOrderService } from './orders/service.ts'
import { forgetLabelPictures } from './papers/label-pictures.ts'
import { openPress } from './papers/press.ts'
import { createPaperService } from './papers/service.ts'
import { handleShopEvents } from './prestashop/handle-events.ts'
import { warehouseLabelPictures } from './papers/tables.ts'
import { createShopService, sealedSigningSecrets } from './prestashop/service.ts'
import { serveReturnPage } from './return-page/page.ts'
import { photoBlobs, removeUnusedPhotos, servePhotos } from './return-page/photos.ts'
import { returnPageHandlers } from './return-page/routes.ts'
import { mailReplyLater, mailReturnReplies } from './return-page/reply-mail.ts'
import { expireOrderTokens, returnPageService } from './return-page/service.ts'
import { deleteReturnTicket } from './return-page/store.ts'
import { orderTokens, returnPhotos, returnTickets } from './return-page/tables.ts'
import { createReturnService } from './returns/service.ts'
import { warehouseHandlers } from './routes.ts'
import {
  warehouseArticles,
  warehouseCounts,
  warehouseEvents,
  warehouseKeys,
  warehouseOrders,
  warehouseReturns,
  warehouseScans,
  warehouseShops,
  warehouseWaits,
} from './tables.ts'
import { forgetWaits } from './waits.ts'
import { warehouseTopic } from './topic.ts'

/** Orders to pack and returns to inspect. */
export const warehouseFeature = defineServerFeature({
  id: 'warehouse',
  tables: [
    exported(warehouseOrders, warehouseOrders.companyId, { name: 'orders', left: ['words'], page: 200 }),
    exported(warehouseReturns, warehouseReturns.companyId, { name: 'returns', left: ['words'], page: 200 }),
    exported(warehouseArticles, warehouseArticles.companyId, { name: 'articles' }),
    leftOut(warehouseLabelPictures, 'Their carrier has them, and the orders tell what they are for.'),
    leftOut(warehouseShops, 'They open the way for a shop, and say nothing of the company.'),
    leftOut(warehouseEvents, 'The orders that came of them are told.'),
    leftOut(warehouseScans, 'An order tells what was counted.'),
    leftOut(warehouseKeys, 'They name calls, and say nothing of the company.'),
    leftOut(warehouseWaits, 'Which tickets wake when something arrives.'),
    leftOut(warehouseCounts, 'They count the orders and returns, which are told.'),
    leftOut(orderTokens, 'Each opens an order.'),
    leftOut(returnPhotos, 'Returns tell the addresses of their photos.'),
    leftOut(returnTickets, 'The returns and the tickets that belong together are told.'),
  ],
  blobs: photoBlobs,
  failures: Object.values(warehouseFailures),
  handlers(context) {
    const { database } = context
    const press = openPress()
    context.beforeClose(() => void press.stop())
    return {
      ...warehouseHandlers({
        database,
        carrierOf: (companyId) => context.carrierOf(companyId),
        orders: createOrderService(context),
        returns: createReturnService(context),
        papers: createPaperService(context, press),
        shops: createShopService(context),
      }),
      ...returnPageHandlers(returnPageService(context)),
    }
  },
  tokens: (context) => ({ customer: (token) => returnPageService(context).findCustomer(token) }),
  pages(app, { blobs }) {
    serveReturnPage(app)
    servePhotos(app, blobs)
  },
  onSaid: mailReplyLater,
  async emptyTicket(queries, { id }) {
    await deleteReturnTicket(queries, id)
    await forgetWaits(queries, id)
    return []
  },
  jobs: [handleShopEvents, mailReturnReplies],
  sealed: [sealedSigningSecrets],
  topics: () => [warehouseTopic],
  demo: warehouseDemo,
  housekeeping: [
    foldWarehouseCounts,
    forgetWarehouseKeys,
    forgetLabelPictures,
    expireOrderTokens,
    removeUnusedPhotos,
  ],
})

import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { checkAllIntegrations, checkIntegrationLater } from './check-job.ts'
import { integrationsDemo } from './demo/integrations-demo.ts'
import { importShopOrders } from './importing/import-job.ts'
import { integrationFailures } from './failures.ts'
import { integrationHandlers } from './routes.ts'
import { compareAll, compareShop } from './comparing/compare.ts'
import { catchUp, catchUpAll } from './following/catch-up.ts'
import { forgetDeliveries, handleDeliveries } from './hooks/handle-deliveries.ts'
import { serveHooks } from './hooks/hook-route.ts'
import { registerHooks } from './hooks/registering.ts'
import { cancelAllLabels, cancelLabels } from './labels/cancel-labels.ts'
import { carrierOf } from './labels/connected-carrier.ts'
import { labelFailures } from './labels/label-failures.ts'
import { messengerChannel } from './messengers/channel.ts'
import { pollMessengers } from './messengers/polling.ts'
import { noteRefundAsked, payRefundLater } from './refunding/pay-refund-job.ts'
import { sealedHooks, sealedIntegrations } from './secrets.ts'
import { hasRealShop } from './sending/real-shop.ts'
import { noteSending, sendBack } from './sending/send-back.ts'
import { createIntegrationService } from './service.ts'
import { forgetOldEvents } from './store.ts'
import {
  integrationDeliveries,
  integrationEvents,
  integrationOrders,
  integrationRefunds,
  integrations,
  integrationSendings,
} from './tables.ts'

/** Shops, carriers and payment services that a company has connected. */
export const integrationsFeature = defineServerFeature({
  id: 'integrations',
  tables: [
    exported(integrations, integrations.companyId, {
      name: 'integrations',
      left: ['secret', 'hook', 'hookHash', 'hookIds', 'importCursor', 'importPages', 'catchUpFailures'],
    }),
    exported(integrationEvents, integrationEvents.companyId, { name: 'integrationEvents' }),
    leftOut(integrationSendings, 'The orders tell what was sent.'),
    leftOut(integrationRefunds, 'The returns tell what was paid.'),
    leftOut(integrationDeliveries, 'The orders that came of them are told.'),
    leftOut(integrationOrders, 'By which ids a shop knows the orders that are told.'),
  ],
  failures: [...Object.values(integrationFailures), ...Object.values(labelFailures)],
  handlers: (context) => integrationHandlers(createIntegrationService(context)),
  jobs: [
    importShopOrders,
    handleDeliveries,
    catchUp,
    catchUpAll,
    sendBack,
    payRefundLater,
    compareShop,
    compareAll,
    cancelLabels,
    cancelAllLabels,
    registerHooks,
    checkIntegrationLater,
    checkAllIntegrations,
  ],
  sealed: [sealedIntegrations, sealedHooks],
  pages: serveHooks,
  channel: messengerChannel,
  start: pollMessengers,
  onSent: noteSending,
  onRefundAsked: noteRefundAsked,
  carrierOf,
  hasRealShop,
  housekeeping: [forgetOldEvents, forgetDeliveries],
  demo: integrationsDemo,
})

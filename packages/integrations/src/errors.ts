import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The operations that this feature calls. */
type IntegrationOperation =
  | 'changeImport'
  | 'checkIntegration'
  | 'getIntegration'
  | 'integrateMessenger'
  | 'integratePrestashop'
  | 'integrateSendcloud'
  | 'integrateShopify'
  | 'integrateStripe'
  | 'integrateTelegram'
  | 'integrateWhatsapp'
  | 'integrateWoocommerce'
  | 'listIntegrations'
  | 'removeIntegration'
  | 'testIntegration'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8, Integrations */
export const errors: ErrorWording<IntegrationOperation, MessageDescriptor> = {
  changeImport: { default: msg`Error on changing the import` },
  checkIntegration: { default: msg`Error on checking integration` },
  getIntegration: { default: msg`Error on getting integration by id` },
  integrateMessenger: { default: msg`Error on integrating messenger` },
  integratePrestashop: { default: msg`Error on integrating prestashop` },
  integrateSendcloud: { default: msg`Error on integrating sendcloud` },
  integrateShopify: { default: msg`Error on integrating shopify` },
  integrateStripe: { default: msg`Error on integrating stripe` },
  integrateTelegram: { default: msg`Error on integrating telegram` },
  integrateWhatsapp: { default: msg`Error on integrating whatsapp` },
  integrateWoocommerce: { default: msg`Error on integrating woocommerce` },
  listIntegrations: { default: msg`Error on getting integrated shops list` },
  removeIntegration: { default: msg`Error on removing shop integration` },
  testIntegration: { default: msg`Error on testing integration` },
}

export const wordError = createErrorWords(errors)

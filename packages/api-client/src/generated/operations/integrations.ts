// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** What the company has connected */
export const listIntegrations = {
  "id": "listIntegrations",
  "method": "get",
  "path": "/integrations/all",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listIntegrations">

/** One connected shop or service */
export const getIntegration = {
  "id": "getIntegration",
  "method": "get",
  "path": "/integrations/integration/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getIntegration">

/** Disconnect a shop or service */
export const removeIntegration = {
  "id": "removeIntegration",
  "method": "delete",
  "path": "/integrations/integration/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeIntegration">

/** Connect Shopify */
export const integrateShopify = {
  "id": "integrateShopify",
  "method": "post",
  "path": "/integrations/integrate-shopify",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateShopify">

/** Connect Sendcloud */
export const integrateSendcloud = {
  "id": "integrateSendcloud",
  "method": "post",
  "path": "/integrations/integrate-sendcloud",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateSendcloud">

/** Connect WooCommerce */
export const integrateWoocommerce = {
  "id": "integrateWoocommerce",
  "method": "post",
  "path": "/integrations/integrate-woocommerce",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateWoocommerce">

/** Connect PrestaShop */
export const integratePrestashop = {
  "id": "integratePrestashop",
  "method": "post",
  "path": "/integrations/integrate-prestashop",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integratePrestashop">

/** Connect Stripe */
export const integrateStripe = {
  "id": "integrateStripe",
  "method": "post",
  "path": "/integrations/integrate-stripe",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateStripe">

/** Whether Sendcloud is connected */
export const hasSendcloud = {
  "id": "hasSendcloud",
  "method": "post",
  "path": "/integrations/has-sendcloud",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"hasSendcloud">

/** Connect WhatsApp */
export const integrateWhatsapp = {
  "id": "integrateWhatsapp",
  "method": "post",
  "path": "/integrations/integrate-whatsapp",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateWhatsapp">

/** Connect Messenger */
export const integrateMessenger = {
  "id": "integrateMessenger",
  "method": "post",
  "path": "/integrations/integrate-messenger",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateMessenger">

/** Connect Telegram */
export const integrateTelegram = {
  "id": "integrateTelegram",
  "method": "post",
  "path": "/integrations/integrate-telegram",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"integrateTelegram">

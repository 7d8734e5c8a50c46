// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** List the connected shops and services */
export const listIntegrations = {
  "id": "listIntegrations",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/integrations/all"
} as const satisfies Operation<"listIntegrations">

/** One connected shop or service */
export const getIntegration = {
  "id": "getIntegration",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/integrations/integration/{id}"
} as const satisfies Operation<"getIntegration">

/** Disconnect a shop or service */
export const removeIntegration = {
  "id": "removeIntegration",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/integrations/integration/{id}"
} as const satisfies Operation<"removeIntegration">

/** Connect Shopify */
export const integrateShopify = {
  "id": "integrateShopify",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-shopify"
} as const satisfies Operation<"integrateShopify">

/** Connect Sendcloud */
export const integrateSendcloud = {
  "id": "integrateSendcloud",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-sendcloud"
} as const satisfies Operation<"integrateSendcloud">

/** Connect WooCommerce */
export const integrateWoocommerce = {
  "id": "integrateWoocommerce",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-woocommerce"
} as const satisfies Operation<"integrateWoocommerce">

/** Connect PrestaShop */
export const integratePrestashop = {
  "id": "integratePrestashop",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-prestashop"
} as const satisfies Operation<"integratePrestashop">

/** Connect Stripe */
export const integrateStripe = {
  "id": "integrateStripe",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-stripe"
} as const satisfies Operation<"integrateStripe">

/** Whether Sendcloud is connected */
export const hasSendcloud = {
  "id": "hasSendcloud",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/has-sendcloud"
} as const satisfies Operation<"hasSendcloud">

/** Try keys that are typed */
export const testIntegration = {
  "id": "testIntegration",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/test"
} as const satisfies Operation<"testIntegration">

/** Try the keys that are kept */
export const checkIntegration = {
  "id": "checkIntegration",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/integrations/check/{id}"
} as const satisfies Operation<"checkIntegration">

/** Pause a shop's first import, or go on with it */
export const changeImport = {
  "id": "changeImport",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/integrations/import/{id}"
} as const satisfies Operation<"changeImport">

/** Connect WhatsApp */
export const integrateWhatsapp = {
  "id": "integrateWhatsapp",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-whatsapp"
} as const satisfies Operation<"integrateWhatsapp">

/** Connect Messenger */
export const integrateMessenger = {
  "id": "integrateMessenger",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-messenger"
} as const satisfies Operation<"integrateMessenger">

/** Connect Telegram */
export const integrateTelegram = {
  "id": "integrateTelegram",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/integrations/integrate-telegram"
} as const satisfies Operation<"integrateTelegram">

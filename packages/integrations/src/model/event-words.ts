import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IntegrationEvent } from '@replybay/api-client'

const words: Readonly<Record<string, (subject: string) => MessageDescriptor>> = {
  connected: (subject) =>
    subject ? msg`Connected by ${subject}` : msg({ context: 'integration', message: 'Connected' }),
  'keys-replaced': (subject) => (subject ? msg`New key from ${subject}` : msg`New key`),
  checked: () => msg`Connection checked`,
  'order-imported': (subject) => msg`${subject} came in`,
  'order-edited': (subject) => msg`${subject} changed in the shop`,
  'order-canceled': (subject) => msg`${subject} canceled in the shop`,
  'order-unpaid': (subject) => msg`${subject} no longer paid in the shop`,
  'stock-changed': (subject) => msg`Stock of ${subject} changed`,
  'sent-back': (subject) => msg`${subject} reported as sent`,
  'label-made': (subject) => msg`Label for ${subject}`,
  'label-canceled': (subject) => msg`Label for ${subject} canceled`,
  'parcel-delivered': (subject) => msg`${subject} delivered`,
  refunded: (subject) => msg`${subject} refunded`,
  'caught-up': () => msg`Checked for missed orders`,
  'import-finished': () => msg`First import finished`,
  compared: () => msg`Compared with the warehouse`,
}

/** What failed reads as the opposite of what was meant to happen. */
const failedWords: typeof words = {
  checked: () => msg`Connection check failed`,
  'order-imported': (subject) =>
    subject ? msg`${subject} could not come in` : msg`Orders could not come in`,
  'sent-back': (subject) =>
    subject ? msg`${subject} not reported to the shop` : msg`An order not reported to the shop`,
  'label-made': (subject) => (subject ? msg`No label made for ${subject}` : msg`A label could not be read`),
  'label-canceled': (subject) =>
    subject ? msg`Label for ${subject} not canceled` : msg`A label was not canceled`,
  'caught-up': () => msg`Missed orders not checked for`,
  'import-finished': () => msg`Not every order of the shop was read`,
  compared: () => msg`Not compared with the warehouse`,
  refunded: (subject) => (subject ? msg`${subject} not refunded` : msg`A refund was not paid`),
  'message-sent': () => msg`A reply could not be sent`,
}

/** What happened, in words; a kind that this build does not know as it is. */
export function describeEvent(i18n: I18n, { kind, subject = '', isFailed }: IntegrationEvent): string {
  const word = (isFailed ? failedWords[kind] : undefined) ?? words[kind]
  return word ? i18n._(word(subject)) : [kind, subject].filter(Boolean).join(' ')
}

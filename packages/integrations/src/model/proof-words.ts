import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IntegrationCheck } from '@replybay/api-client'
import type { ServiceKind } from './kinds.ts'

type Step = IntegrationCheck['steps'][number]['step']

/** What a step has found, as a service calls it on its own pages. A stand-in has found nothing. */
export function describeProof(
  i18n: I18n,
  kind: ServiceKind,
  step: Step,
  value: string | undefined,
): string | undefined {
  if (value === 'local') return undefined
  if (kind === 'stripe' && step === 'key' && value === 'test') return i18n._(msg`test mode`)
  if (kind === 'stripe' && step === 'key' && value === 'live') return i18n._(msg`live mode`)
  if (kind === 'woocommerce' && value === 'read_write') return READ_WRITE
  return value
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- as WooCommerce writes it
const READ_WRITE = 'Read/Write'

/** What a key has in place of what is needed, where a service's own page is about the one and not the other. */
export function describeLacking(
  i18n: I18n,
  kind: ServiceKind,
  missing: string | undefined,
): string | undefined {
  if (kind !== 'woocommerce') return undefined
  if (missing === 'write') return i18n._(msg`Read only. Needs ${READ_WRITE}`)
  if (missing === 'read') return i18n._(msg`Write only. Needs ${READ_WRITE}`)
  return i18n._(msg`Needs ${READ_WRITE}`)
}

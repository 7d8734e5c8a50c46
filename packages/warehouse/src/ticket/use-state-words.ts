import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import type { TagTone } from '@replybay/ui-kit'
import { deliveredAtOf } from './delivered-at-of.ts'

interface StateWords {
  words: string
  tone: TagTone
}

/** Where an order or a return stands, for somebody who doesn't work in the warehouse. */
export function useStateWords() {
  const { t } = useLingui()
  const ofOrder: Record<NonNullable<WarehouseOrder['status']>, StateWords> = {
    'to-ship': { words: t`To ship`, tone: 'info' },
    labelled: { words: t({ context: 'order', message: 'Labeled' }), tone: 'info' },
    sent: { words: t({ context: 'order', message: 'Sent' }), tone: 'success' },
    remainder: { words: t`Backorder`, tone: 'warning' },
    problem: { words: t`Problem`, tone: 'danger' },
    canceled: { words: t`Canceled`, tone: 'neutral' },
  }
  const delivered: StateWords = { words: t({ context: 'order', message: 'Delivered' }), tone: 'success' }
  const ofReturn: Record<NonNullable<WarehouseReturn['status']>, StateWords> = {
    requested: { words: t`Return requested`, tone: 'warning' },
    'in-transit': { words: t`Return on its way`, tone: 'info' },
    arrived: { words: t`Return arrived`, tone: 'info' },
    disputed: { words: t`Return disputed`, tone: 'danger' },
    done: { words: t`Return done`, tone: 'success' },
    declined: { words: t`Return declined`, tone: 'neutral' },
  }
  return {
    ofOrder({ status, labels }: WarehouseOrder) {
      if (status === 'sent' && deliveredAtOf({ labels: labels ?? [] }) !== undefined) return delivered
      return status === undefined ? undefined : ofOrder[status]
    },
    ofReturn: ({ status }: WarehouseReturn) => (status === undefined ? undefined : ofReturn[status]),
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { Button, ConfirmDialog, useIsOnline } from '@replybay/ui-kit'
import { IconLock, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { explainError } from '../errors.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import styles from './pack-pane.module.css'
import { useBackorder } from './use-backorder.ts'
import type { Packing } from './use-packing.ts'
import { useSending } from './use-sending.ts'

interface PackFootProps {
  order: WarehouseOrder
  packing: Packing
  feedback: FeedbackList
  onDone: () => void
}

/** Sends the order once all is packed, or leaves the rest for later. */
export function PackFoot({ order, packing, feedback, onDone }: PackFootProps) {
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const [isAsking, setAsking] = useState(false)
  const sending = useSending(feedback, onDone)
  const backorder = useBackorder(packing, feedback)
  const { orderNumber } = order
  const count = packing.quantity - packing.packed
  const hasNoLabel = !order.labels?.length
  const why = !packing.isComplete
    ? t`${plural(count, { one: '# item to scan', other: '# items to scan' })}`
    : !isOnline
      ? t`Offline: it can go once you’re back online`
      : packing.waiting > 0
        ? t`Sending the last scans…`
        : hasNoLabel
          ? t`Make the label first`
          : undefined
  return (
    <footer className={styles['foot']}>
      <Button
        className={styles['large']}
        leftIcon={<IconPackageOff aria-hidden />}
        disabled={!backorder.canCreate}
        onClick={() => setAsking(true)}
      >
        {t`Create backorder`}
      </Button>
      <p className={styles['why']} id="why-not-sent">
        {why}
      </p>
      <Button
        variant="primary"
        className={styles['large']}
        leftIcon={why === undefined ? <IconTruckDelivery aria-hidden /> : <IconLock aria-hidden />}
        disabled={why !== undefined}
        aria-describedby="why-not-sent"
        loading={sending.isPending}
        onClick={() => sending.send(order)}
      >
        {t`Mark as sent`}
      </Button>
      <ConfirmDialog
        title={t`Leave the rest of ${orderNumber} for later?`}
        isOpen={isAsking}
        variant="primary"
        confirmLabel={t`Create backorder`}
        busy={backorder.isPending}
        error={backorder.error && explainError(i18n, 'createRemainder', backorder.error)}
        onClose={() => setAsking(false)}
        onConfirm={() => backorder.create(order, { onDone: () => setAsking(false) })}
      >
        <p>{t`Items in the box ship now. The rest becomes a separate order:`}</p>
        <ul>
          {backorder.left.map(({ SKU, name, quantity, packed }) => (
            <li key={SKU}>{`${quantity - packed} × ${name ?? SKU}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </footer>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { Button, ConfirmDialog, useIsOnline } from '@replybay/ui-kit'
import { IconLock, IconPackageOff, IconTruckDelivery } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import styles from './pack-pane.module.css'
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
  const split = useMutation(warehouseMutations.createRemainder())
  const { companyId, orderNumber } = order
  const left = packing.lines.filter(({ isComplete }) => !isComplete)
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
        disabled={packing.packed === 0 || packing.isComplete || packing.waiting > 0}
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
        busy={split.isPending}
        error={
          split.error && (
            <>
              {wordError(i18n, 'createRemainder', split.error)} {errorDetail(i18n, split.error)}
            </>
          )
        }
        onClose={() => setAsking(false)}
        onConfirm={() =>
          split.mutate(
            {
              companyId,
              orderNumber,
              items: left.map(({ SKU, quantity, packed }) => ({ SKU, quantity: quantity - packed })),
            },
            {
              onSuccess(made) {
                setAsking(false)
                feedback.tell({
                  tone: 'right',
                  sound: 'command',
                  title: t`Backorder created`,
                  detail: made && t`${made.remainder.orderNumber} waits for the rest.`,
                })
              },
            },
          )
        }
      >
        <p>{t`What is in the box goes now. The rest becomes an order of its own:`}</p>
        <ul>
          {left.map(({ SKU, name, quantity, packed }) => (
            <li key={SKU}>{`${quantity - packed} × ${name ?? SKU}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </footer>
  )
}

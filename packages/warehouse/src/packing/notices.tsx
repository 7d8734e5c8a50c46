import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Banner, Button } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { Packing } from './use-packing.ts'
import styles from './pack-pane.module.css'

interface NoticesProps {
  order: WarehouseOrder
  packing: Packing
  onOpen: (orderNumber: string) => void
}

/** What has to be known before a hand goes to a shelf. */
export function Notices({ order, packing, onOpen }: NoticesProps) {
  const { t, i18n } = useLingui()
  const userId = useUser()._id
  const canSolve = useCan('warehouse')
  const solve = useMutation(warehouseMutations.setProblem())
  const { companyId, orderNumber, status, packing: packer, problem, remainderOf } = order
  const full = packing.lines.filter(({ packed }) => packed > 0)
  return (
    <div className={styles['notices']}>
      {status === 'canceled' && (
        <Banner tone="warning">
          <strong>{t`Stop. ${orderNumber} was canceled.`}</strong>{' '}
          {full.length > 0
            ? t`Put everything back: ${full.map(({ SKU, shelf, packed }) => `${packed} × ${SKU}${shelf ? ` (${shelf})` : ''}`).join(', ')}`
            : t`No items were packed.`}
        </Banner>
      )}
      {status === 'problem' && (
        <Banner
          tone="danger"
          action={
            canSolve && (
              <Button
                loading={solve.isPending}
                onClick={() => solve.mutate({ companyId, orderNumber, problem: '' })}
              >
                {t`Problem solved`}
              </Button>
            )
          }
        >
          {problem ?? t`This order was set aside.`}
          {solve.error && <> {wordError(i18n, 'setOrderProblem', solve.error)}</>}
        </Banner>
      )}
      {packer && packer._id !== userId && (
        <Banner tone="info">{t`${packer.name} is packing this order. You see what they scan.`}</Banner>
      )}
      {remainderOf !== undefined && (
        <Banner
          tone="info"
          action={<Button onClick={() => onOpen(remainderOf)}>{t`Open ${remainderOf}`}</Button>}
        >
          {t`This is what was left of ${remainderOf}.`}
        </Banner>
      )}
    </div>
  )
}

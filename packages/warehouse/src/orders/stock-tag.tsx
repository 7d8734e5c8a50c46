import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'
import { IconAlertTriangle, IconCheck, IconPackageOff } from '@tabler/icons-react'
import styles from './orders.module.css'

/** Whether what an order wants is on the shelves. */
export function StockTag({ order }: { order: WarehouseOrder }) {
  const { t } = useLingui()
  const known = order.items.filter(({ stock }) => stock !== undefined)
  const out = known.filter(({ stock = 0, quantity }) => stock < quantity).length
  if (out > 0) {
    return (
      <Tag tone="danger" icon={<IconPackageOff aria-hidden />}>
        {t`${plural(out, { one: '# out of stock', other: '# out of stock' })}`}
      </Tag>
    )
  }
  if (known.some(({ stock, quantity }) => stock === quantity)) {
    return (
      <Tag tone="warning" icon={<IconAlertTriangle aria-hidden />}>
        {t`Last one`}
      </Tag>
    )
  }
  return known.length > 0 ? (
    <span className={styles['inStock']}>
      <IconCheck aria-hidden />
      {t`In stock`}
    </span>
  ) : null
}

import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { IconHandStop } from '@tabler/icons-react'
import type { Packing } from '../packing/use-packing.ts'
import styles from './canceled-area.module.css'

interface CanceledAreaProps {
  order: WarehouseOrder
  packing: Packing
}

/** An order that was canceled while it was packed: what is in its box goes back, each piece scanned. */
export function CanceledArea({ order: { orderNumber }, packing }: CanceledAreaProps) {
  const { t } = useLingui()
  const full = packing.lines.filter(({ packed }) => packed > 0)
  return (
    <div className={styles['area']} data-testid="station-canceled">
      <IconHandStop aria-hidden />
      <h2 className={styles['title']}>{t`Stop. ${orderNumber} was canceled.`}</h2>
      <p className={styles['detail']}>{t`Put everything back. Scan each item once more.`}</p>
      <ul className={styles['lines']}>
        {full.map(({ SKU, shelf, packed, name }) => (
          <li key={SKU}>
            <strong>{shelf ?? '–'}</strong>
            <span>{`${packed} × ${SKU}`}</span>
            <span className={styles['name']}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

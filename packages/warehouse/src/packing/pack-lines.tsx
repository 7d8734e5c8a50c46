import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { IconButton, Tag } from '@replybay/ui-kit'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconMapPin,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import { isOpen } from '../model/order-search.ts'
import type { Line } from '../scans/lines.ts'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import styles from './pack-lines.module.css'
import type { Packing } from './use-packing.ts'

interface PackLinesProps {
  order: WarehouseOrder
  packing: Packing
}

/** What goes into the box, and how much of it is there. */
export function PackLines({ order, packing }: PackLinesProps) {
  const { t } = useLingui()
  const canPack = isOpen(order)
  const current = canPack ? packing.lines.find(({ isComplete }) => !isComplete)?.SKU : undefined
  return (
    <ul className={styles['lines']} aria-label={t`Items of ${order.orderNumber}`}>
      {packing.lines.map((line) => (
        <li
          key={line.SKU}
          className={styles['line']}
          aria-current={line.SKU === current ? 'step' : undefined}
          data-complete={line.isComplete || undefined}
        >
          <ItemPicture item={line} size="md" />
          <div className={styles['words']}>
            <p className={styles['name']}>{line.name}</p>
            <p className={styles['facts']}>
              <span className={styles['sku']}>{line.SKU}</span>
              {line.shelf !== undefined && <Tag icon={<IconMapPin />}>{line.shelf}</Tag>}
              <StockOfLine line={line} />
            </p>
          </div>
          {line.isComplete && (
            <IconCircleCheckFilled className={styles['check']} role="img" aria-label={t`Packed`} />
          )}
          {canPack && (
            <div className={styles['steps']}>
              <IconButton
                size="lg"
                className={styles['step']}
                label={t`Take one ${line.SKU} out`}
                icon={<IconMinus aria-hidden />}
                disabled={line.packed === 0}
                onClick={() => packing.remove(line.SKU)}
              />
              <IconButton
                size="lg"
                className={styles['step']}
                label={t`Put one ${line.SKU} in`}
                icon={<IconPlus aria-hidden />}
                disabled={line.isComplete}
                onClick={() => packing.add(line.SKU)}
              />
            </div>
          )}
          <p className={styles['count']}>
            {/* Another one each time, so that it grows for a moment. */}
            <span key={line.packed} className={styles['packed']}>
              {line.packed}
            </span>
            <span className={styles['of']}>{` / ${line.quantity}`}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function StockOfLine({ line: { stock, quantity, packed } }: { line: Line }) {
  const { t } = useLingui()
  if (stock === undefined || packed === quantity) return null
  if (stock < quantity - packed) {
    return (
      <Tag tone="danger" icon={<IconAlertTriangle />}>
        {stock === 0 ? t`None on the shelf` : t`Only ${stock} on the shelf`}
      </Tag>
    )
  }
  return stock === quantity - packed ? <Tag tone="warning">{t`Last one on the shelf`}</Tag> : null
}

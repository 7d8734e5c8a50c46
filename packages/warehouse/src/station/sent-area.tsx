import { IconCloudOff, IconTruckDelivery } from '@tabler/icons-react'
import styles from './sent-area.module.css'
import type { Band } from './use-band.ts'
import type { SentOrder } from './use-sent-order.ts'

/** For a moment: the order has left the table. */
export function SentArea({ sent: { state }, band }: { sent: SentOrder; band: Band }) {
  return (
    <div className={styles['area']} data-state={state} data-testid="station-sent">
      {state === 'waiting' ? <IconCloudOff aria-hidden /> : <IconTruckDelivery aria-hidden />}
      <p className={styles['title']}>{band.title}</p>
      {band.detail !== undefined && <p className={styles['detail']}>{band.detail}</p>}
    </div>
  )
}

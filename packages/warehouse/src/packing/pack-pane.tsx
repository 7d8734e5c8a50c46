import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { EmptyState, ProblemState, Skeleton } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { isOpen } from '../model/order-search.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { LeaveButton } from '../parts/leave-button.tsx'
import { Notices } from './notices.tsx'
import { PackComments } from './pack-comments.tsx'
import { PackFoot } from './pack-foot.tsx'
import { PackHead } from './pack-head.tsx'
import { PackLines } from './pack-lines.tsx'
import { PackSide } from './pack-side.tsx'
import styles from './pack-pane.module.css'
import type { Packing } from './use-packing.ts'

interface PackPaneProps {
  orderNumber: string
  /** null where there is none of that number. */
  order: WarehouseOrder | null | undefined
  error: Error | null
  packing: Packing
  feedback: FeedbackList
  onRetry: () => void
  onLeave: () => void
  /** The order has left the table. */
  onDone: () => void
  onOpen: (orderNumber: string) => void
}

/** The order that is packed: its lines, its papers, and the way to send it. */
export function PackPane(props: PackPaneProps) {
  const { orderNumber, order, error, packing, feedback, onRetry, onLeave, onDone, onOpen } = props
  const { t, i18n } = useLingui()
  if (order === null) {
    return (
      <section aria-label={orderNumber} className={styles['alone']}>
        <EmptyState
          title={t`No order ${orderNumber}`}
          detail={t`Scan its number again, or look it up in the list.`}
          action={<LeaveButton label={t`Close the order`} list={t`Orders`} onLeave={onLeave} />}
        />
      </section>
    )
  }
  if (!order && error) {
    return (
      <section aria-label={orderNumber} className={styles['alone']}>
        <ProblemState
          title={wordError(i18n, 'listOrders', error)}
          detail={errorDetail(i18n, error)}
          onRetry={onRetry}
          report={error.message}
        />
      </section>
    )
  }
  if (!order) {
    return (
      <section
        aria-label={t`Loading ${orderNumber}`}
        aria-busy="true"
        className={`${styles['alone']} ${styles['loading']}`}
      >
        <Skeleton width="30%" />
        <Skeleton width="60%" />
      </section>
    )
  }
  return (
    <section aria-label={orderNumber} className={styles['pane']}>
      <div className={styles['main']}>
        <PackHead order={order} feedback={feedback} onLeave={onLeave} />
        <div className={styles['scroller']}>
          <Notices order={order} packing={packing} onOpen={onOpen} />
          <PackLines order={order} packing={packing} />
          <PackComments order={order} />
        </div>
        {isOpen(order) && <PackFoot order={order} packing={packing} feedback={feedback} onDone={onDone} />}
      </div>
      <PackSide order={order} packing={packing} feedback={feedback} />
    </section>
  )
}

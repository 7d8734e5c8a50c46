import { useLingui } from '@lingui/react/macro'
import { errorDetail } from '@replybay/feature-kit'
import { EmptyState, ProblemState, Skeleton } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import type { OrderSearch } from '../model/order-search.ts'
import { ListProblem } from '../parts/list-problem.tsx'
import { CodeField } from './code-field.tsx'
import styles from './no-order.module.css'
import type { Station } from './use-station.ts'

interface NoOrderProps {
  search: OrderSearch
  station: Station
}

/** No order is on the table: none can be packed, or it is not known yet. */
export function NoOrder({ search: { open: orderNumber }, station }: NoOrderProps) {
  const { t, i18n } = useLingui()
  const { list, order, error, retry } = station
  if (order === null) {
    return (
      <div className={styles['area']}>
        <EmptyState
          title={t`No order ${orderNumber}`}
          detail={t`Scan its number again, or “Next order”.`}
          action={<CodeField onCode={station.onCode} />}
        />
      </div>
    )
  }
  if (orderNumber !== undefined && error) {
    return (
      <div className={styles['area']}>
        <ProblemState
          title={wordError(i18n, 'listOrders', error)}
          detail={errorDetail(i18n, error)}
          onRetry={retry}
          report={error.message}
        />
      </div>
    )
  }
  if (orderNumber === undefined && list.state === 'failed') {
    return (
      <div className={styles['area']}>
        <ListProblem operation="listOrders" error={list.error} onRetry={list.retry} />
      </div>
    )
  }
  if (orderNumber !== undefined || list.state === 'loading' || list.after(undefined)) {
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label={t`Loading the next order`}
        className={styles['loading']}
      >
        <Skeleton width="40%" height="40%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  return (
    <div className={styles['area']}>
      <EmptyState
        title={t`Nothing to pack`}
        detail={t`Orders that are in stock and not being packed by a teammate appear here automatically.`}
        action={<CodeField onCode={station.onCode} />}
      />
    </div>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { errorDetail, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, EmptyState, FilteredState, Skeleton, StaleStrip, Tag, VirtualList } from '@replybay/ui-kit'
import { IconReplace } from '@tabler/icons-react'
import { useEffect } from 'react'
import { wordError } from '../errors.ts'
import { openRefund } from '../inspection/refund-due.ts'
import { ListProblem } from '../parts/list-problem.tsx'
import { Link } from '../links.ts'
import { piecesBack, type ReturnSearch } from '../model/return-search.ts'
import styles from './returns.module.css'
import type { ReturnList as Returns } from './use-returns.ts'

/** Px: for gloves. */
const ROW = 76

interface ReturnListProps {
  list: Returns
  search: ReturnSearch
  onOpen: () => void
  onClear: () => void
}

/** The returns of a tab. */
export function ReturnList({ list, search, onOpen, onClear }: ReturnListProps) {
  const { t, i18n } = useLingui()
  const { error, state, asOf, returns, hasMore, loadMore } = list
  // What is narrowed here may stand on a page that was not read yet.
  const isShort = state === 'loaded' && returns.length === 0 && hasMore
  useEffect(() => {
    if (isShort) loadMore()
  })
  return (
    <div className={styles['rows']}>
      {error && asOf && (
        <StaleStrip
          title={wordError(i18n, 'listReturns', error)}
          detail={errorDetail(i18n, error)}
          asOf={asOf}
          onRetry={list.retry}
        />
      )}
      {state === 'failed' && <ListProblem operation="listReturns" error={error} onRetry={list.retry} />}
      {(state === 'loading' || (isShort && !error)) && (
        <div
          role="status"
          aria-busy="true"
          aria-label={t`Loading the returns`}
          className={styles['skeletons']}
        >
          {['60%', '45%', '70%', '50%'].map((one) => (
            <Skeleton key={one} width={one} />
          ))}
        </div>
      )}
      {state === 'loaded' && returns.length > 0 && (
        <VirtualList
          label={t`Returns`}
          items={returns}
          estimateSize={ROW}
          getKey={keyOf}
          selectedKey={search.open}
          onEndReached={loadMore}
          renderItem={(row, { tabIndex }) => (
            <Link
              to="/warehouse/returns"
              search={{ ...search, open: row.orderNumber, part: undefined }}
              tabIndex={tabIndex}
              className={styles['row']}
              aria-current={row.orderNumber === search.open ? 'true' : undefined}
              onClick={onOpen}
            >
              <ReturnRow row={row} />
            </Link>
          )}
        />
      )}
      {state === 'loaded' && returns.length === 0 && !hasMore && (
        <Nothing list={list} search={search} onClear={onClear} />
      )}
    </div>
  )
}

const keyOf = ({ orderNumber, requestedAt }: WarehouseReturn) => `${orderNumber} ${requestedAt ?? ''}`

function ReturnRow({ row }: { row: WarehouseReturn }) {
  const { t } = useLingui()
  const formats = useFormats()
  const count = piecesBack(row)
  // Where nothing can be paid or noted, nothing is due here.
  const refund = useCan('integrations') ? openRefund(row) : undefined
  const moment = row.updatedAt ?? row.requestedAt
  const place = [row.customer?.city, row.customer?.country].filter(Boolean).join(', ')
  return (
    <>
      <span className={styles['line']}>
        <strong className={styles['number']}>{row.orderNumber}</strong>
        {row.exchange && (
          <Tag tone="accent" icon={<IconReplace aria-hidden />}>
            {row.exchange.state === 'accepted' ? t`Exchanged` : t`Exchange`}
          </Tag>
        )}
        {refund !== undefined && (
          <Tag tone={refund === 'failed' ? 'danger' : 'warning'}>
            {refund === 'failed' ? t`Refund failed` : t`Refund due`}
          </Tag>
        )}
        {moment !== undefined && (
          <span className={styles['end']}>{formats.shortMoment(new Date(moment))}</span>
        )}
      </span>
      <span className={styles['line']}>
        <span className={styles['who']}>{[row.customer?.name, place].filter(Boolean).join(' · ')}</span>
        <span className={styles['count']}>{t`${plural(count, { one: '# item', other: '# items' })}`}</span>
      </span>
    </>
  )
}

function Nothing({ list, search, onClear }: Pick<ReturnListProps, 'list' | 'search' | 'onClear'>) {
  const { t } = useLingui()
  if (search.q || search.only) {
    return (
      <FilteredState
        title={t`No returns found`}
        detail={t`Only this tab was searched.`}
        action={<Button onClick={onClear}>{t`Clear search and filter`}</Button>}
      />
    )
  }
  const onTheWay = list.counts?.['in-transit'] ?? 0
  const words = {
    requested: [t`No requests`, t`Return requests from customers appear here for your decision.`],
    'in-transit': [t`No returns in transit`, t`Approved returns appear here until they arrive.`],
    arrived: [
      t`No returns have arrived`,
      onTheWay > 0
        ? t`${plural(onTheWay, { one: '# return is on its way.', other: '# returns are on their way.' })}`
        : t`Scan the label of a package that comes back.`,
    ],
    disputed: [t`No disputes`, t`Returns in dispute with a customer appear here.`],
    done: [t`No finished returns yet`, t`Inspected returns appear here.`],
    declined: [t`No declined returns`, t`Requests you decline appear here, with the reason.`],
  }[list.tab]
  return <EmptyState title={words[0]} detail={words[1]} />
}

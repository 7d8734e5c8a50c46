import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import {
  errorDetail,
  integrationsLink,
  SlotOutlet,
  useAccess,
  useUser,
  useWidth,
} from '@replybay/feature-kit'
import { Button, DataTable, EmptyState, FilteredState, Skeleton, StaleStrip } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { ListProblem } from '../parts/list-problem.tsx'
import { useConnectedShop } from '../model/use-connected.ts'
import { isOpen, type OrderSearch } from '../model/order-search.ts'
import styles from './orders.module.css'
import { useOrderColumns } from './use-order-columns.tsx'
import type { OrderList as Orders } from '../model/use-orders.ts'

/** Px: for gloves, and of a card two lines. */
const [ROW, CARD] = [64, 92]

interface OrderListProps {
  list: Orders
  search: OrderSearch
  selected: ReadonlySet<string>
  /** Undefined where nothing can be done with many. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
  onOpen: (order: WarehouseOrder) => void
  onClear: () => void
}

/** The orders of a tab. */
export function OrderList({ list, search, selected, onSelect, onOpen, onClear }: OrderListProps) {
  const { t, i18n } = useLingui()
  const userId = useUser()._id
  const [box, width] = useWidth()
  const { columns, isCard } = useOrderColumns(width)
  const { error, state, asOf } = list
  return (
    <div ref={box} className={styles['table']}>
      {error && asOf && (
        <StaleStrip
          title={wordError(i18n, 'listOrders', error)}
          detail={errorDetail(i18n, error)}
          asOf={asOf}
          onRetry={list.retry}
        />
      )}
      {state === 'failed' && <ListProblem operation="listOrders" error={error} onRetry={list.retry} />}
      {state === 'loading' && (
        <div
          role="status"
          aria-busy="true"
          aria-label={t`Loading the orders`}
          className={styles['skeletons']}
        >
          {['60%', '45%', '70%', '50%'].map((one) => (
            <Skeleton key={one} width={one} />
          ))}
        </div>
      )}
      {state === 'loaded' && width > 0 && (
        <DataTable
          label={t`Orders`}
          storageKey="warehouse-orders"
          columns={columns}
          rows={list.orders}
          getKey={keyOf}
          rowHeight={isCard ? CARD : ROW}
          {...(onSelect && { selected, onSelect })}
          onOpen={onOpen}
          current={search.open}
          onEnd={list.loadMore}
          renderActions={
            isCard
              ? undefined
              : (order) => {
                  const isTaken = order.packing !== undefined && order.packing._id !== userId
                  return (
                    isOpen(order) &&
                    !isTaken && (
                      <Button className={styles['pack']} onClick={() => onOpen(order)}>
                        {t`Pack`}
                      </Button>
                    )
                  )
                }
          }
          empty={
            search.q || search.platform ? (
              <FilteredState
                title={t`No orders found`}
                detail={t`Only this tab was searched.`}
                action={<Button onClick={onClear}>{t`Clear search and filter`}</Button>}
              />
            ) : (
              <EmptyTab tab={list.tab} />
            )
          }
        />
      )}
    </div>
  )
}

const keyOf = ({ orderNumber }: WarehouseOrder) => orderNumber

/** Nothing comes by itself before a shop is connected. */
function NoShop() {
  const { t } = useLingui()
  const isAdmin = useAccess()?.isAdmin === true
  return (
    <EmptyState
      title={t`Nothing to ship`}
      detail={
        isAdmin
          ? t`Connect a shop, and its orders appear here automatically.`
          : t`No shop is connected. An owner or admin can connect one under Integrations.`
      }
      action={<SlotOutlet slot={integrationsLink}>{t`Connect a shop`}</SlotOutlet>}
    />
  )
}

function EmptyTab({ tab }: Pick<Orders, 'tab'>) {
  const { t } = useLingui()
  const shop = useConnectedShop()
  const words = {
    'to-ship': [t`Nothing to ship`, t`New orders from your shops appear here automatically.`],
    labelled: [t`No labeled orders`, t`Labeled orders appear here until they’re packed.`],
    sent: [t`Nothing was sent yet`, t`Orders that have been sent appear here.`],
    remainder: [t`No backorders`, t`Items you leave for later while packing appear here.`],
    problem: [t`No problems`, t`Orders that can’t be packed appear here, with the reason.`],
  }[tab]
  if (tab === 'to-ship' && shop === 'none') return <NoShop />
  return <EmptyState title={words[0]} detail={words[1]} />
}

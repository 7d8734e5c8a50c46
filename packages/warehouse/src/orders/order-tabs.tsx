import { useLingui } from '@lingui/react/macro'
import { useCan, useTypedSearch } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import {
  Button,
  CountBadge,
  fadingRowClassName,
  IconButton,
  Menu,
  SearchField,
  useShortcut,
} from '@replybay/ui-kit'
import { IconChevronDown, IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from '../links.ts'
import { type OrderSearch, type OrderTab, orderStatuses } from '../model/order-search.ts'
import { platformName } from '../model/platform-name.ts'
import styles from './order-tabs.module.css'
import type { OrderList } from '../model/use-orders.ts'

const platforms = ['prestashop', 'shopify', 'woocommerce'] as const

interface OrderTabsProps {
  list: OrderList
  search: OrderSearch
  /** Beside an open order there is room for the tabs alone. */
  isNarrow: boolean
  onChange: (change: Partial<OrderSearch>) => void
}

/** The tabs in the order of the work, and what the list is narrowed by. */
export function OrderTabs({ list, search, isNarrow, onChange }: OrderTabsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const names = useTabNames()
  const canImport = useCan('warehouse')
  const typed = useTypedSearch(search.q, (q) => onChange({ q: q || undefined }))
  useShortcut({
    id: 'search-orders',
    keys: '/',
    label: t`Search orders`,
    group: t`Warehouse`,
    run: () => field.current?.select(),
  })
  return (
    <div className={styles['bar']}>
      <nav aria-label={t`Orders by state`} className={`${fadingRowClassName()} ${styles['tabs']}`}>
        {orderStatuses.map((tab) => {
          const count = tab === 'sent' ? undefined : list.counts?.[tab]
          const { open: _open, ...rest } = search
          return (
            <Link
              key={tab}
              to="/warehouse/orders"
              search={{ ...rest, status: tab === 'to-ship' ? undefined : tab }}
              className={styles['tab']}
              // A tab that names no status is not that of one that is named.
              activeOptions={{ explicitUndefined: true }}
              aria-current={tab === list.tab ? 'page' : undefined}
            >
              {names[tab]}
              {count !== undefined && <CountBadge count={count} />}
            </Link>
          )
        })}
      </nav>
      {!isNarrow && (
        <div className={styles['filters']}>
          <SearchField
            ref={field}
            label={t`Search orders`}
            shortcut="/"
            maxLength={200}
            value={typed.text}
            onChange={typed.onChange}
          />
          <Menu
            label={t`Platform`}
            placement="bottom-end"
            trigger={
              <Button className={styles['platform']}>
                {search.platform === undefined ? t`All platforms` : platformName(search.platform)}
                <IconChevronDown aria-hidden />
              </Button>
            }
            items={[undefined, ...platforms].map((platform) => ({
              key: platform ?? 'all',
              label: platform === undefined ? t`All platforms` : platformName(platform),
              checked: platform === search.platform,
              onSelect: () => onChange({ platform }),
            }))}
          />
          {canImport && (
            <IconButton
              label={t`Import orders`}
              icon={<IconFileImport aria-hidden />}
              onClick={() => onChange({ section: 'import' })}
            />
          )}
          {list.asOf && <span className={styles['asOf']}>{t`As of ${formats.time(list.asOf)}`}</span>}
        </div>
      )}
    </div>
  )
}

/** What the tabs are called. */
export function useTabNames(): Record<OrderTab, string> {
  const { t } = useLingui()
  return {
    'to-ship': t`To ship`,
    labelled: t({ context: 'orders', message: 'Labeled' }),
    sent: t({ context: 'orders', message: 'Sent' }),
    remainder: t`Backorders`,
    problem: t`Problem`,
  }
}

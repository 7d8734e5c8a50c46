import { useLingui } from '@lingui/react/macro'
import { useTypedSearch } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, CountBadge, fadingRowClassName, SearchField, useShortcut } from '@replybay/ui-kit'
import { IconReplace } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from '../links.ts'
import { type ReturnSearch, returnStatuses, type ReturnTab, statusInSearch } from '../model/return-search.ts'
import styles from '../orders/order-tabs.module.css'
import type { ReturnList } from './use-returns.ts'

interface ReturnTabsProps {
  list: ReturnList
  search: ReturnSearch
  /** In a drawer there is room for the tabs alone. @default false */
  isNarrow?: boolean
  onChange: (change: Partial<ReturnSearch>) => void
}

/** The tabs in the order of the process, and what the list is narrowed by. */
export function ReturnTabs({ list, search, isNarrow = false, onChange }: ReturnTabsProps) {
  const { t } = useLingui()
  const names = useReturnTabNames()
  return (
    <div className={styles['bar']}>
      <nav aria-label={t`Returns by state`} className={`${fadingRowClassName()} ${styles['tabs']}`}>
        {returnStatuses.map((tab) => {
          const count = tab === 'done' || tab === 'declined' ? undefined : list.counts?.[tab]
          return (
            <Link
              key={tab}
              to="/warehouse/returns"
              search={{ ...search, open: undefined, part: undefined, status: statusInSearch(tab) }}
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
      {!isNarrow && <Filters list={list} search={search} onChange={onChange} />}
    </div>
  )
}

function Filters({ list, search, onChange }: Omit<ReturnTabsProps, 'isNarrow'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedSearch(search.q, (q) => onChange({ q: q || undefined }))
  const isNarrowed = search.only === 'exchange'
  useShortcut({
    id: 'search-returns',
    keys: '/',
    label: t`Search returns`,
    group: t`Warehouse`,
    run: () => field.current?.select(),
  })
  return (
    <div className={styles['filters']}>
      <SearchField
        ref={field}
        label={t`Search returns`}
        shortcut="/"
        maxLength={200}
        value={typed.text}
        onChange={typed.onChange}
      />
      <Button
        className={styles['platform']}
        aria-pressed={isNarrowed}
        leftIcon={<IconReplace aria-hidden />}
        onClick={() => onChange({ only: isNarrowed ? undefined : 'exchange' })}
      >
        {t`Exchanges only`}
      </Button>
      {list.asOf && <span className={styles['asOf']}>{t`As of ${formats.time(list.asOf)}`}</span>}
    </div>
  )
}

/** What the tabs are called. */
function useReturnTabNames(): Record<ReturnTab, string> {
  const { t } = useLingui()
  return {
    requested: t`Requested`,
    'in-transit': t`In transit`,
    arrived: t`Arrived`,
    disputed: t`Disputed`,
    done: t({ context: 'returns', message: 'Done' }),
    declined: t`Declined`,
  }
}

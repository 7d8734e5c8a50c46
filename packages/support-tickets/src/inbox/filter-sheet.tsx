import { useLingui } from '@lingui/react/macro'
import { Button, type Filter, type MenuItem, Sheet, SheetItems } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { InboxSearch, Sort } from '../model/inbox-search.ts'
import styles from './filter-sheet.module.css'
import { useListOrder } from './use-list-order.ts'

interface FilterSheetProps {
  filters: readonly Filter[]
  sort: Sort
  /** What can be done with the list as a whole. */
  actions: readonly MenuItem[]
  onSearch: (change: Partial<InboxSearch>) => void
  onClose: () => void
}

/** What a list on a phone is narrowed by, its order, and what can be done with all of it. */
export function FilterSheet({ filters, sort, actions, onSearch, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const [openKey, setOpenKey] = useState<string>()
  const set = filters.filter(({ value }) => value !== undefined)
  const order = useListOrder(sort, onSearch)
  const closing = actions.map((item) => ({
    ...item,
    group: t`List`,
    onSelect() {
      onClose()
      item.onSelect()
    },
  }))
  return (
    <Sheet isOpen label={t`Filters`} onClose={onClose}>
      {filters.map(({ key, label, value, editor }) => {
        const isOpen = key === openKey
        return (
          <div key={key} className={styles['filter']}>
            <button
              type="button"
              className={styles['name']}
              aria-expanded={isOpen}
              onClick={() => setOpenKey(isOpen ? undefined : key)}
            >
              {label}
              <span className={styles['value']} dir="auto">
                {value ?? t({ context: 'no filter', message: 'Any' })}
              </span>
              {isOpen ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
            </button>
            {isOpen && <div className={styles['editor']}>{editor}</div>}
          </div>
        )
      })}
      {set.length > 0 && (
        <div className={styles['clear']}>
          <Button onClick={() => set.forEach(({ onClear }) => onClear())}>{t`Clear filters`}</Button>
        </div>
      )}
      <SheetItems items={[...order, ...closing]} />
    </Sheet>
  )
}

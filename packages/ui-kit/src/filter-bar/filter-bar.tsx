import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter-bar.module.css'

/** One thing that a list can be narrowed by. What is chosen lives in the address. */
export interface Filter {
  key: string
  label: string
  /** What is chosen, in words; nothing where all is. */
  value?: string | undefined
  /** Controls that change it. */
  editor: ReactNode
  onClear: () => void
}

/** Something that is done with what is chosen. */
export interface FilterAction {
  label: string
  icon: ReactNode
  onSelect: () => void
}

export interface FilterBarProps {
  filters: readonly Filter[]
  /** How many there are that match. */
  count?: ReactNode
  /** What is done with what is chosen, such as to save it. Where there is no room for its words, its icon stands alone. */
  actions?: readonly FilterAction[]
  /** Stands first, such as a search field. */
  children?: ReactNode
}

/** What a list is narrowed by: a chip for each filter that is set, and a way to the others. */
export function FilterBar({ filters, count, actions, children }: FilterBarProps) {
  const { t } = useLingui()
  const [openKey, setOpenKey] = useState<string>()
  const shown = filters.filter(({ key, value }) => value !== undefined || key === openKey)
  const others = filters.filter(({ key, value }) => value === undefined && key !== openKey)
  const set = filters.filter(({ value }) => value !== undefined)
  return (
    <div className={styles['bar']} role="group" aria-label={t`Filters`}>
      {children}
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          isOpen={filter.key === openKey}
          onOpenChange={(isOpen) => setOpenKey(isOpen ? filter.key : undefined)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={t`Add a filter`}
          trigger={
            <Button size="sm" className={styles['add']} leftIcon={<IconPlus aria-hidden />}>
              {t`Filter`}
            </Button>
          }
          items={others.map(({ key, label }) => ({ key, label, onSelect: () => setOpenKey(key) }))}
        />
      )}
      {set.length > 1 && (
        <Button size="sm" variant="subtle" onClick={() => set.forEach(({ onClear }) => onClear())}>
          {t`Clear filters`}
        </Button>
      )}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {actions?.map(({ label, icon, onSelect }) => (
        <Button
          key={label}
          size="sm"
          variant="subtle"
          className={styles['action']}
          title={label}
          leftIcon={icon}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

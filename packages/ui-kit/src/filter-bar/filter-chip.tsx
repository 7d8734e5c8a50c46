import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Button } from '../button/button.tsx'
import { joinClasses } from '../join-classes.ts'
import { Popover } from '../popover/popover.tsx'
import type { Filter } from './filter-bar.tsx'
import styles from './filter-bar.module.css'

interface FilterChipProps {
  filter: Filter
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** One filter: opens its editor, and is cleared. */
export function FilterChip({
  filter: { label, value, editor, onClear },
  isOpen,
  onOpenChange,
}: FilterChipProps) {
  const { t } = useLingui()
  return (
    <span className={joinClasses(styles['chip'], value !== undefined && styles['set'])}>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <Button size="sm" className={styles['open']}>
            {value === undefined ? label : t`${label}: ${value}`}
          </Button>
        }
      >
        {editor}
      </Popover>
      {value !== undefined && (
        <button type="button" className={styles['clear']} aria-label={t`Clear “${label}”`} onClick={onClear}>
          <IconX aria-hidden />
        </button>
      )}
    </span>
  )
}

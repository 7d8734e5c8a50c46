import { useLingui } from '@lingui/react/macro'
import type { Filter } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import styles from './filter-strip.module.css'

interface FilterStripProps {
  /** Those that are on. */
  filters: readonly Filter[]
  /** Looks for the same words in all tickets; absent where that is done already. */
  onSearchAll: (() => void) | undefined
}

/** The filters that are on, above the rows of a list on a phone: it scrolls away with them. */
export function FilterStrip({ filters, onSearchAll }: FilterStripProps) {
  const { t } = useLingui()
  return (
    <div role="group" aria-label={t`Filters`} className={styles['strip']}>
      {filters.map(({ key, label, value, onClear }) => (
        <button
          key={key}
          type="button"
          className={styles['chip']}
          aria-label={t`Clear “${label}: ${value}”`}
          onClick={onClear}
        >
          <span dir="auto">{t`${label}: ${value}`}</span>
          <IconX aria-hidden />
        </button>
      ))}
      {onSearchAll && (
        <button type="button" className={styles['chip']} onClick={onSearchAll}>
          {t`Search all tickets`}
        </button>
      )}
    </div>
  )
}

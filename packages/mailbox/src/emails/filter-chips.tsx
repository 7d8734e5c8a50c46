import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '@tabler/icons-react'
import { filterOf, type MailFilter, mailFilters, type MailSearch } from '../model/mail-filter.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  search: MailSearch
  onSearch: (change: Partial<MailSearch>) => void
}

/** What the list can be narrowed to, one at a time. */
export function FilterChips({ search, onSearch }: FilterChipsProps) {
  const { t } = useLingui()
  const current = filterOf(search)
  const words: Record<MailFilter, string> = {
    unread: t`Unread`,
    unanswered: t`Unanswered`,
    attachments: t`Attachment`,
  }
  return (
    <div role="group" aria-label={t`Filters`} className={styles['chips']}>
      {mailFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles['chip']}
          aria-pressed={filter === current}
          onClick={() => onSearch({ filter: filter === current ? undefined : filter })}
        >
          {filter === 'attachments' && <IconPaperclip aria-hidden />}
          {words[filter]}
        </button>
      ))}
    </div>
  )
}

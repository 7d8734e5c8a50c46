import { useLingui } from '@lingui/react/macro'
import { type DateRange, DateRangePicker } from '@replybay/ui-kit'
import { useState } from 'react'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface DaysEditorProps {
  from: string | undefined
  to: string | undefined
  onSearch: (change: Partial<InboxSearch>) => void
}

/** From one day to another, both included. */
export function DaysEditor({ from, to, onSearch }: DaysEditorProps) {
  const { t } = useLingui()
  const [days, setDays] = useState<DateRange>([from ?? null, to ?? null])
  return (
    <div ref={useFirstFocus()}>
      <DateRangePicker
        label={t`Last updated`}
        value={days}
        onChange={(range) => {
          setDays(range)
          const [first, last] = range
          // A range that has only begun filters nothing yet.
          if (first && last) onSearch({ from: first, to: last })
        }}
      />
    </div>
  )
}

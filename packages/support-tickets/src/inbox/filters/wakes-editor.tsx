import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@replybay/ui-kit'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface WakesEditorProps {
  wakes: 'today' | undefined
  onSearch: (change: Partial<InboxSearch>) => void
}

/** When snoozed tickets come back. */
export function WakesEditor({ wakes, onSearch }: WakesEditorProps) {
  const { t } = useLingui()
  return (
    <div ref={useFirstFocus()}>
      <SegmentedControl
        label={t`Snooze ends`}
        value={wakes ?? 'any'}
        options={[
          { value: 'any', label: t`Any day` },
          { value: 'today', label: t`Today` },
        ]}
        onChange={(value) => onSearch({ wakes: value === 'today' ? value : undefined })}
      />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@replybay/ui-kit'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface UnreadEditorProps {
  unread: boolean | undefined
  onSearch: (change: Partial<InboxSearch>) => void
}

/** Whether a customer has written what nobody has read. */
export function UnreadEditor({ unread, onSearch }: UnreadEditorProps) {
  const { t } = useLingui()
  return (
    <div ref={useFirstFocus()}>
      <SegmentedControl
        label={t`Unread`}
        value={unread === undefined ? 'any' : unread ? 'yes' : 'no'}
        options={[
          { value: 'any', label: t`Any` },
          { value: 'yes', label: t({ message: 'Unread', context: 'tickets' }) },
          { value: 'no', label: t({ message: 'Read', context: 'tickets that somebody has seen' }) },
        ]}
        onChange={(value) => onSearch({ unread: value === 'any' ? undefined : value === 'yes' })}
      />
    </div>
  )
}

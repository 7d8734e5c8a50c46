import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Select } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface AssigneeEditorProps {
  assignee: string | undefined
  onSearch: (change: Partial<InboxSearch>) => void
}

/** Who looks after the tickets. */
export function AssigneeEditor({ assignee, onSearch }: AssigneeEditorProps) {
  const { t } = useLingui()
  const userId = useUser()._id
  const { data: colleagues = [] } = useQuery(ticketQueries.assignees())
  const others = colleagues.filter(({ _id }) => _id !== userId)
  return (
    <div ref={useFirstFocus()}>
      <Select
        label={t`Assignee`}
        searchable
        clearable
        value={assignee ?? null}
        options={[
          { value: 'me', label: t`Me` },
          { value: 'none', label: t({ message: 'Unassigned', context: 'one ticket' }) },
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(value) => onSearch({ assignee: value ?? undefined })}
      />
    </div>
  )
}

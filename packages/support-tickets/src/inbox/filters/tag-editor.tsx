import { useLingui } from '@lingui/react/macro'
import { Combobox } from '@replybay/ui-kit'
import { useState } from 'react'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface TagEditorProps {
  tag: string | undefined
  /** To choose from. */
  tags: readonly string[]
  onSearch: (change: Partial<InboxSearch>) => void
}

/** One of the tags that are in sight, or any other. */
export function TagEditor({ tag, tags, onSearch }: TagEditorProps) {
  const { t } = useLingui()
  const [text, setText] = useState(tag ?? '')
  const apply = (value: string) => onSearch({ tag: value.trim().slice(0, 40) || undefined })
  return (
    <div ref={useFirstFocus()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply(text)
        }}
      >
        <Combobox
          label={t`Tag`}
          suggestions={tags}
          value={text}
          onChange={(value) => {
            setText(value)
            if (value === '' || tags.includes(value)) apply(value)
          }}
        />
      </form>
    </div>
  )
}

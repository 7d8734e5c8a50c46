import { useState } from 'react'
import type { InboxSearch } from '../../model/inbox-search.ts'
import { TAG_LIMIT } from '../../model/tags-in-use.ts'
import { TagField } from '../../tags/tag-field.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface TagEditorProps {
  tag: string | undefined
  /** To choose from. */
  tags: readonly string[]
  onSearch: (change: Partial<InboxSearch>) => void
}

/** One of the tags that are in sight, or any other. */
export function TagEditor({ tag, tags, onSearch }: TagEditorProps) {
  const [text, setText] = useState(tag ?? '')
  const apply = (value: string) => onSearch({ tag: value.slice(0, TAG_LIMIT) || undefined })
  return (
    <div ref={useFirstFocus()}>
      <TagField
        value={text}
        tags={tags}
        other="find"
        onChange={(value) => {
          setText(value)
          if (value === '') apply(value)
        }}
        onChoose={(value) => {
          setText(value)
          apply(value)
        }}
      />
    </div>
  )
}

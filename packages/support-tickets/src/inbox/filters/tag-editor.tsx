import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Tag } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type InboxSearch, searchOfTags } from '../../model/inbox-search.ts'
import { MOST_TAGS, TAG_LIMIT } from '../../model/tags-in-use.ts'
import { TagField } from '../../tags/tag-field.tsx'
import styles from './tag-editor.module.css'
import { useFirstFocus } from './use-first-focus.ts'

interface TagEditorProps {
  /** The tags that tickets have to have. */
  wanted: readonly string[]
  /** Whether this backend finds by several. */
  mayMore: boolean
  /** To choose from. */
  tags: readonly string[]
  onSearch: (change: Partial<InboxSearch>) => void
}

/** The tags that tickets have to have: those that are in sight, or any others. */
export function TagEditor({ wanted, mayMore, tags, onSearch }: TagEditorProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const box = useFirstFocus()
  const apply = (next: readonly string[]) => onSearch(searchOfTags(next))
  /** What had the focus is gone. */
  function take(next: readonly string[]) {
    apply(next)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className={styles['editor']}>
      <TagField
        value={text}
        tags={tags.filter((tag) => !wanted.includes(tag))}
        other="find"
        onChange={setText}
        onChoose={(value) => {
          const tag = value.slice(0, TAG_LIMIT)
          setText('')
          if (wanted.includes(tag) || wanted.length >= MOST_TAGS) return
          apply(mayMore ? [...wanted, tag] : [tag])
        }}
      />
      {wanted.length > 0 && (
        <div className={styles['wanted']}>
          {wanted.map((each) => (
            <Tag key={each}>
              <bdi>{each}</bdi>
              <button
                type="button"
                className={styles['remove']}
                aria-label={t`Remove ${each}`}
                onClick={() => take(wanted.filter((other) => other !== each))}
              >
                <IconX aria-hidden />
              </button>
            </Tag>
          ))}
          <Button size="sm" variant="subtle" onClick={() => take([])}>
            <Trans>Clear all</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, Popover } from '@replybay/ui-kit'
import { IconTag } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tagsInUse } from '../model/tags-in-use.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { TagField } from '../tags/tag-field.tsx'
import { matchTags } from '../tags/tag-matches.ts'
import styles from './bulk-bar.module.css'

interface TagPopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (change: BulkChange) => void
}

/** Puts a tag on the chosen tickets, or takes one away. */
export function TagPopover({ isOpen, onOpenChange: setOpen, onChange }: TagPopoverProps) {
  const { t } = useLingui()
  const tags = tagsInUse(useQueryClient())
  const [typed, setTyped] = useState('')
  const each = typed.trim() === '' ? undefined : matchTags(typed, tags)[0]
  // What was not taken is not there the next time.
  const turn = (isWanted: boolean) => {
    setOpen(isWanted)
    setTyped('')
  }
  const change = (next: BulkChange) => {
    turn(false)
    onChange(next)
  }
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={turn}
      trigger={<IconButton label={t`Tags`} shortcut="t" icon={<IconTag aria-hidden />} />}
    >
      <div className={styles['tags']}>
        <TagField
          value={typed}
          tags={tags}
          other="create"
          onChange={setTyped}
          onChoose={(tag) => change({ addTags: [tag] })}
        />
        {each !== undefined && (
          <div className={styles['row']}>
            <Button size="sm" onClick={() => change({ removeTags: [each] })}>{t`Remove ${each}`}</Button>
          </div>
        )}
      </div>
    </Popover>
  )
}

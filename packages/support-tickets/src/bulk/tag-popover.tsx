import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, Popover, useLimitRule } from '@replybay/ui-kit'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { asWritten, TAG_LIMIT } from '../model/tags-in-use.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { TagField } from '../tags/tag-field.tsx'
import styles from './bulk-bar.module.css'

interface TagPopoverProps {
  /** To choose from. */
  tags: readonly string[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (change: BulkChange) => void
}

/** Puts a tag on the chosen tickets, or takes one away. */
export function TagPopover({ tags, isOpen, onOpenChange: setOpen, onChange }: TagPopoverProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const tag = asWritten(typed.trim(), tags)
  const fits = useLimitRule()(TAG_LIMIT)(tag)
  const isUsable = tag !== '' && fits === true
  const change = (next: BulkChange) => {
    if (!isUsable) return
    setOpen(false)
    setTyped('')
    onChange(next)
  }
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={t`Tags`} shortcut="t" icon={<IconTag aria-hidden />} />}
    >
      <form
        className={styles['tags']}
        onSubmit={(event) => {
          event.preventDefault()
          change({ addTags: [tag] })
        }}
      >
        <TagField value={typed} tags={tags} other="create" onChange={setTyped} onChoose={setTyped} />
        <div className={styles['row']}>
          <Button type="submit" size="sm" variant="primary" disabled={!isUsable}>{t`Add`}</Button>
          <Button size="sm" disabled={!isUsable} onClick={() => change({ removeTags: [tag] })}>
            {t`Remove`}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

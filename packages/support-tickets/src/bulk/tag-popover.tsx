import { useLingui } from '@lingui/react/macro'
import { Button, Combobox, IconButton, Popover } from '@replybay/ui-kit'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { asWritten } from '../ticket/work/tags-in-use.ts'
import type { BulkChange } from './bulk-change.ts'
import styles from './bulk-bar.module.css'

interface TagPopoverProps {
  /** To choose from. */
  tags: readonly string[]
  onChange: (change: BulkChange) => void
}

/** Puts a tag on the chosen tickets, or takes one away. */
export function TagPopover({ tags, onChange }: TagPopoverProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const tag = asWritten(typed.trim().slice(0, 40), tags)
  const change = (next: BulkChange) => {
    if (tag === '') return
    setOpen(false)
    setTyped('')
    onChange(next)
  }
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={t`Tags`} icon={<IconTag aria-hidden />} />}
    >
      <form
        className={styles['tags']}
        onSubmit={(event) => {
          event.preventDefault()
          change({ addTags: [tag] })
        }}
      >
        <Combobox label={t`Tag`} suggestions={tags} value={typed} onChange={setTyped} />
        <div className={styles['row']}>
          <Button type="submit" size="sm" variant="primary" disabled={tag === ''}>{t`Add`}</Button>
          <Button size="sm" disabled={tag === ''} onClick={() => change({ removeTags: [tag] })}>
            {t`Take away`}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

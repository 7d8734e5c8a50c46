import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, Combobox, Popover, useLimitRule, VisuallyHidden } from '@replybay/ui-kit'
import { IconTag, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asWritten, TAG_LIMIT, tagsInUse } from '../../model/tags-in-use.ts'
import type { TicketStep } from './ticket-step.ts'
import styles from './work-strip.module.css'

interface TagsPopoverProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** How many tags a ticket may have. */
const MOST_TAGS = 20

/** What a ticket is about, in words of the team. */
export function TagsPopover({ ticket: { tags = [] }, onChange }: TagsPopoverProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const inUse = isOpen ? tagsInUse(client) : []
  const tag = asWritten(typed.trim(), inUse)
  const fits = useLimitRule()(TAG_LIMIT)(tag)
  const canAdd = tag !== '' && fits === true && !tags.includes(tag) && tags.length < MOST_TAGS
  const list = tags.join(', ')
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="subtle" leftIcon={<IconTag aria-hidden />}>
          <VisuallyHidden>{list ? t`Tags: ${list}` : t`Add a tag`}</VisuallyHidden>
          <span aria-hidden className={styles['label']} dir="auto">
            {list || t`Add a tag`}
          </span>
        </Button>
      }
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!canAdd) return
          onChange({ addTag: tag })
          setTyped('')
        }}
      >
        <div>
          {tags.map((each) => (
            <Button
              key={each}
              size="sm"
              variant="subtle"
              leftIcon={<IconX aria-hidden />}
              aria-label={t`Take away ${each}`}
              onClick={() => onChange({ removeTag: each })}
            >
              <bdi>{each}</bdi>
            </Button>
          ))}
        </div>
        <Combobox
          label={t`Tag`}
          value={typed}
          error={fits !== true && fits}
          onChange={setTyped}
          suggestions={inUse.filter((each) => !tags.includes(each))}
        />
        <Button type="submit" size="sm" variant="primary" disabled={!canAdd}>{t`Add`}</Button>
      </form>
    </Popover>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { whenIdle } from '@replybay/feature-kit'
import { Popover, VisuallyHidden } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LateTagField } from '../../tags/late-tag-field.ts'
import { TagsForm } from './tags-form.tsx'
import type { TicketStep } from './ticket-step.ts'
import styles from './work-strip.module.css'

interface TagsPopoverProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** What a ticket is about, in words of the team. */
export function TagsPopover({ ticket, onChange }: TagsPopoverProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => whenIdle(() => void LateTagField.preload()), [])
  const list = ticket.tags?.join(', ')
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles['add']}>
          <VisuallyHidden>{list ? t`Tags: ${list}` : t`Add a tag`}</VisuallyHidden>
          <IconPlus aria-hidden />
          <span aria-hidden>{t`Tag`}</span>
        </button>
      }
    >
      <TagsForm ticket={ticket} typed={typed} onTyped={setTyped} onChange={onChange} />
    </Popover>
  )
}

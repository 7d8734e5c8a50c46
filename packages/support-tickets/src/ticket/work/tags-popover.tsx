import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, lazyPart, whenIdle } from '@replybay/feature-kit'
import { Popover, VisuallyHidden } from '@replybay/ui-kit'
import { IconPlus, IconTag } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LateTagField } from '../../tags/late-tag-field.ts'
import { useTicketShortcut } from '../../model/use-ticket-shortcut.ts'
import { TagsForm } from './tags-form.tsx'
import type { TicketStep } from '../../change/ticket-step.ts'
import styles from './work-strip.module.css'

const TagStep = lazyPart(async () => (await import('./tag-step.tsx')).TagStep)

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
  useTicketShortcut(ticket, {
    id: 'tag-ticket',
    keys: 't',
    label: t`Add a tag…`,
    icon: IconTag,
    step: () => ({
      label: t`Add a tag…`,
      render: (props) => (
        <LazyBoundary>
          <TagStep {...props} ticket={ticket} onChange={onChange} />
        </LazyBoundary>
      ),
    }),
    run: () => setOpen(true),
  })
  return (
    <Popover
      label={t`Tags`}
      isOpen={isOpen}
      onOpenChange={(isWanted) => {
        setOpen(isWanted)
        // What was not taken is not there the next time.
        setTyped('')
      }}
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

import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, lazyPart, whenIdle } from '@replybay/feature-kit'
import { Button, Popover, VisuallyHidden } from '@replybay/ui-kit'
import { IconPlus, IconTag, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tagsInUse } from '../../model/tags-in-use.ts'
import { LateTagField } from '../../tags/late-tag-field.ts'
import { useTicketShortcut } from '../../model/use-ticket-shortcut.ts'
import type { TicketStep } from './ticket-step.ts'
import styles from './work-strip.module.css'

const TagStep = lazyPart(async () => (await import('./tag-step.tsx')).TagStep)

interface TagsPopoverProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** How many tags a ticket may have. */
const MOST_TAGS = 20

const NONE: string[] = []

/** What a ticket is about, in words of the team. */
export function TagsPopover({ ticket, onChange }: TagsPopoverProps) {
  const { tags = NONE } = ticket
  const { t } = useLingui()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => whenIdle(() => void LateTagField.preload()), [])
  const offered = isOpen ? tagsInUse(client).filter((each) => !tags.includes(each)) : NONE
  const list = tags.join(', ')
  useTicketShortcut(ticket, {
    id: 'tag-ticket',
    keys: 't',
    label: t`Add a tag…`,
    icon: IconTag,
    place: 5,
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
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles['add']}>
          <VisuallyHidden>{list ? t`Tags: ${list}` : t`Add a tag`}</VisuallyHidden>
          <IconPlus aria-hidden />
          <span aria-hidden>{t`Tag`}</span>
        </button>
      }
    >
      <div className={styles['form']}>
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
        {tags.length < MOST_TAGS && (
          <LazyBoundary>
            <LateTagField
              value={typed}
              tags={offered}
              other="create"
              onChange={setTyped}
              onChoose={(tag) => {
                setTyped('')
                if (!tags.includes(tag)) onChange({ addTag: tag })
              }}
            />
          </LazyBoundary>
        )}
      </div>
    </Popover>
  )
}

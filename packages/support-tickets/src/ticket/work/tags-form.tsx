import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary } from '@replybay/feature-kit'
import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { Tag } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { MOST_TAGS, tagsInUse } from '../../model/tags-in-use.ts'
import { LateTagField } from '../../tags/late-tag-field.ts'
import type { TicketStep } from '../../change/ticket-step.ts'
import styles from './work-strip.module.css'

interface TagsFormProps {
  ticket: Ticket
  /** What is in the field. */
  typed: string
  onTyped: (typed: string) => void
  onChange: (step: TicketStep) => void
}

const NONE: string[] = []

/** Takes tags off a ticket and puts others on it. */
export function TagsForm({ ticket: { tags = NONE }, typed, onTyped, onChange }: TagsFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  // Those of orders come from the orders.
  const own = tags.filter((each) => !isOrderNumber(each))
  const offered = tagsInUse(client).filter((each) => !tags.includes(each))
  return (
    <div className={styles['form']}>
      {own.length > 0 && (
        <div className={styles['own']}>
          {own.map((each) => (
            <Tag key={each}>
              <bdi>{each}</bdi>
              <button
                type="button"
                className={styles['remove']}
                aria-label={t`Remove ${each}`}
                onClick={() => onChange({ removeTag: each })}
              >
                <IconX aria-hidden />
              </button>
            </Tag>
          ))}
        </div>
      )}
      {tags.length < MOST_TAGS && (
        <LazyBoundary>
          <LateTagField
            value={typed}
            tags={offered}
            taken={own}
            other="create"
            // Also where its code comes after the rest.
            takesFocus
            onChange={onTyped}
            onChoose={(tag) => {
              onTyped('')
              if (!tags.includes(tag)) onChange({ addTag: tag })
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

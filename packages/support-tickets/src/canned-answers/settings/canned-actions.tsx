import { useLingui } from '@lingui/react/macro'
import { Select, TagsInput, useLimitRule } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { afterwardsChoices } from '../../model/afterwards.ts'
import { asWritten, MOST_TAGS, TAG_LIMIT, tagsInUse } from '../../model/tags-in-use.ts'
import { useAfterwardsWords } from '../../model/use-afterwards-words.ts'
import styles from './canned-settings.module.css'
import { type CannedValues, tagsOf } from './canned-values.ts'

type Actions = Pick<CannedValues, 'tags' | 'afterwards'>

interface CannedActionsProps {
  values: Actions
  errors: Partial<Record<keyof Actions, string | undefined>> | undefined
  /** Whether it was to be saved. */
  isTried: boolean
  onChange: (change: Partial<Actions>) => void
}

/** What becomes of a ticket once a reply with the text is sent. */
export function CannedActions({ values, errors, isTried, onChange }: CannedActionsProps) {
  const { t } = useLingui()
  const words = useAfterwardsWords()
  const rule = useLimitRule()(TAG_LIMIT)
  const known = tagsInUse(useQueryClient())
  const tags = tagsOf(values)
  const tooLong = tags.map(rule).find((fits) => fits !== true)
  return (
    <div className={styles['head']}>
      <Select
        name="afterwards"
        label={t`After sending`}
        options={[
          { value: '', label: t`Keep the ticket as is` },
          ...afterwardsChoices.map((choice) => ({ value: choice, label: words[choice] })),
        ]}
        value={values.afterwards}
        error={errors?.afterwards}
        onChange={(afterwards) => onChange({ afterwards: afterwards ?? '' })}
      />
      <TagsInput
        name="tags"
        label={t`Tags to add`}
        hint={t`Press Enter or comma to add a tag.`}
        options={known}
        maxTags={MOST_TAGS}
        value={tags}
        error={errors?.tags ?? (isTried && tooLong)}
        onChange={(next) =>
          onChange({ tags: [...new Set(next.map((tag) => asWritten(tag.trim(), known)))].join('\n') })
        }
      />
    </div>
  )
}

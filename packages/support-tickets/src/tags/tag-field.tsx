import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { useLingui } from '@lingui/react/macro'
import { LookupField, type LookupOption, useLimitRule } from '@replybay/ui-kit'
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { TAG_LIMIT } from '../model/tags-in-use.ts'
import { hasTag, matchTags } from './tag-matches.ts'

interface TagFieldProps {
  value: string
  onChange: (value: string) => void
  /** To choose from. */
  tags: readonly string[]
  /** Those that are there already: found like the others, and said to be there. */
  taken?: readonly string[]
  /** Takes a tag: Enter the first that fits. */
  onChoose: (tag: string) => void
  /** What is done with one that is not among them: a row of its own. */
  other: 'create' | 'find'
  takesFocus?: boolean
}

const NONE: readonly string[] = []

/** Finds a tag by its letters, or takes a new one. */
export function TagField(props: TagFieldProps) {
  const { value, onChange, tags, taken = NONE, onChoose, other, takesFocus } = props
  const { t } = useLingui()
  const typed = value.trim()
  const fits = useLimitRule()(TAG_LIMIT)(typed)
  const isOrder = other === 'create' && isOrderNumber(typed)
  const takesOther = typed !== '' && fits === true && !isOrder && !hasTag(typed, [...tags, ...taken])
  const otherLabel = other === 'create' ? t`Create tag “${typed}”` : typed
  const found = matchTags(typed, typed === '' ? tags : [...tags, ...taken]).join('\n')
  const takenNames = taken.join('\n')
  const takenLabel = t`Already on this ticket`
  // The same list as long as it holds the same: a new one begins at its first.
  const options = useMemo(() => {
    const isTaken = new Set(takenNames.split('\n'))
    const matches: LookupOption[] = found
      .split('\n')
      .filter(Boolean)
      .map((tag) => ({
        value: tag,
        label: tag,
        ...(isTaken.has(tag) && { detail: takenLabel, icon: <IconCheck aria-hidden /> }),
      }))
    if (!takesOther) return matches
    const icon = other === 'create' ? <IconPlus aria-hidden /> : <IconSearch aria-hidden />
    return [...matches, { value: typed, label: otherLabel, icon }]
  }, [found, takenNames, takenLabel, typed, takesOther, other, otherLabel])
  return (
    <LookupField
      label={t`Tag`}
      value={value}
      onChange={onChange}
      options={options}
      onChoose={onChoose}
      takesFocus={takesFocus}
      opensOnFocus={other === 'create'}
      error={isOrder ? t`Order numbers can’t be tags. Use search to find them.` : fits !== true && fits}
    />
  )
}

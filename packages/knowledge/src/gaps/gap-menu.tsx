import { useLingui } from '@lingui/react/macro'
import type { components, KnowledgeGap } from '@replybay/api-client'
import { IconButton, Menu } from '@replybay/ui-kit'
import { IconDots } from '@tabler/icons-react'

/** So many of the other questions, and of the ways, are offered. */
const MOST = 12

interface GapMenuProps {
  gap: components['schemas']['WholeKnowledgeGap']
  /** Those that it can be merged into. */
  others: readonly KnowledgeGap[]
  onMerge: (into: string) => void
  onSplit: (text: string) => void
}

/** What was put together wrongly: merges a gap into another one, or makes one of a single way of asking. */
export function GapMenu({ gap: { gapId, phrasings }, others, onMerge, onSplit }: GapMenuProps) {
  const { t } = useLingui()
  const merges = others
    .filter((other) => other.gapId !== gapId && other.state === 'open')
    .slice(0, MOST)
    .map((other) => ({
      key: other.gapId,
      group: t`Merge into`,
      label: t`Merge into “${other.question}”`,
      onSelect: () => onMerge(other.gapId),
    }))
  const splits = (phrasings.length > 1 ? phrasings : []).slice(0, MOST).map(({ text, language }) => ({
    key: `${language} ${text}`,
    group: t`Another question`,
    label: t`Split off “${text}”`,
    onSelect: () => onSplit(text),
  }))
  if (merges.length + splits.length === 0) return null
  return (
    <Menu
      label={t`Merge or split`}
      placement="bottom-end"
      trigger={<IconButton label={t`Merge or split`} icon={<IconDots aria-hidden />} />}
      items={[...splits, ...merges]}
    />
  )
}

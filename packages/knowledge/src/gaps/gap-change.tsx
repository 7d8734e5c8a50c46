import { Plural, Trans } from '@lingui/react/macro'
import type { KnowledgeGap } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import styles from './gaps.module.css'

/** How often a question was asked, compared with the time before. Neither is good or bad. */
export function GapChange({ asked, before }: Pick<KnowledgeGap, 'asked' | 'before'>) {
  const more = asked - before
  if (before === 0) {
    return (
      <Tag tone="accent">
        <Trans context="question">New</Trans>
      </Tag>
    )
  }
  return (
    <span className={styles['change']}>
      {more === 0 && <Trans>no change</Trans>}
      {more > 0 && (
        <>
          <IconArrowUpRight aria-hidden />
          <Plural value={more} one="# more" other="# more" />
        </>
      )}
      {more < 0 && (
        <>
          <IconArrowDownRight aria-hidden />
          <Plural value={-more} one="# fewer" other="# fewer" />
        </>
      )}
    </span>
  )
}

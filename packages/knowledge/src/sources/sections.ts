import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useCan } from '@replybay/feature-kit'

interface Section {
  /** As the address names it; nothing for the one that stands there without a name. */
  key: string | undefined
  label: MessageDescriptor
}

const sources: Section = { key: undefined, label: msg`Sources` }

/** The sections of /knowledge/view-files that the backend knows, in their order. */
export function useSections(): readonly Section[] {
  const canLearn = useCan('knowledge')
  return canLearn
    ? [sources, { key: 'gaps', label: msg`Unanswered` }, { key: 'review', label: msg`Review` }]
    : [sources]
}

/** The section that an address names; the first one where there is none of that name. */
export function shownSection(all: readonly Section[], named: string | undefined): string | undefined {
  return all.find(({ key }) => key === named)?.key
}

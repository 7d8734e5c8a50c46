import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Section {
  /** As the address names it; nothing for the one that stands there without a name. */
  key: string | undefined
  label: MessageDescriptor
}

/** The sections of /knowledge/view-files, in their order. */
export const sections: readonly Section[] = [
  { key: undefined, label: msg`Sources` },
  { key: 'gaps', label: msg`Unanswered` },
  { key: 'review', label: msg`Review` },
]

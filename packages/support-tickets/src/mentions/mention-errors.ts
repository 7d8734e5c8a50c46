import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, of which the home page needs no other. */
export const mentionErrors: ErrorWording<'listMentions', MessageDescriptor> = {
  listMentions: { default: msg`Could not load your mentions` },
}

export const wordMentionError = createErrorWords(mentionErrors)

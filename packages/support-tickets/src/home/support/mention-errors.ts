import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const mentionErrors: ErrorWording<'listMentions', MessageDescriptor> = {
  listMentions: { default: msg`Could not load your mentions` },
}

/** Apart from those of the pages: the home page of support needs no other. */
export const wordMentionError = createErrorWords(mentionErrors)

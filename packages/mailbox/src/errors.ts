import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8 */
export const errors: ErrorWording<'getMailboxOverview', MessageDescriptor> = {
  getMailboxOverview: { default: msg`Could not load the overview` },
}

export const wordError = createErrorWords(errors)

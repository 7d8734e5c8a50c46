import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, which come later. @see specification §8 */
export const gapsErrors: ErrorWording<'listKnowledgeGaps', MessageDescriptor> = {
  listKnowledgeGaps: { default: msg`Could not load the unanswered questions` },
}

export const wordGapsError = createErrorWords(gapsErrors)

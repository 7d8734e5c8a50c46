import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages: their texts come with the cards. @see specification §8 */
const homeErrors: ErrorWording<'listKnowledgeGaps' | 'listLessons', MessageDescriptor> = {
  listKnowledgeGaps: { default: msg`Could not load the unanswered questions` },
  listLessons: { default: msg`Could not load the review list` },
}

export const wordHomeError = createErrorWords(homeErrors)

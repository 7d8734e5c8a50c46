import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const savedRepliesFull = msg`Your saved replies have reached the limit of 2,000,000 characters in all. Shorten or delete one first.`

/** Of what is saved in the settings alone: their pages bring it. @see specification §8, Tickets */
export const cannedErrors: ErrorWording<'createCannedAnswer' | 'updateCannedAnswer', MessageDescriptor> = {
  createCannedAnswer: {
    conflict: msg`This shortcut is already in use`,
    'limit-reached': msg`You’ve reached the limit of 500 saved replies. Delete one first.`,
    'saved-replies-full': savedRepliesFull,
    default: msg`Could not save the saved reply`,
  },
  updateCannedAnswer: {
    '404': msg`This saved reply was deleted. To keep your text, copy it into a new one.`,
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept. Check them and save again.`,
    conflict: msg`This shortcut is already in use`,
    'saved-replies-full': savedRepliesFull,
    default: msg`Could not save the saved reply`,
  },
}

export const wordCannedError = createErrorWords(cannedErrors)

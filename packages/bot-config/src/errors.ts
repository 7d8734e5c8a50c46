import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The operations that this feature calls. */
export type BotConfigOperation = 'addWeb' | 'createWeb' | 'getWebInfo' | 'removeWeb' | 'updateWeb'

/** The words for each catalogued error of the operations that this feature calls. @see specification §8 */
export const errors: ErrorWording<BotConfigOperation, MessageDescriptor> = {
  addWeb: {
    '409': msg`This web already belong to another user`,
    default: msg`Error on adding web`,
  },
  createWeb: {
    'limit-reached': msg`You’ve reached the limit of 20 websites. Remove one first.`,
    default: msg`Could not create the website`,
  },
  getWebInfo: { default: msg`User dont have any web` },
  removeWeb: { default: msg`Error on removing web` },
  updateWeb: { default: msg`Error on updating web` },
}

export const wordError = createErrorWords(errors)

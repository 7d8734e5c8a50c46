import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The words for each catalogued error of the session's operations. @see specification §8, Login */
export const errors: ErrorWording<'signIn', MessageDescriptor> = {
  signIn: {
    '400': msg`Wrong username or password`,
    '409': msg`Validate your account`,
    '429': msg`Too many attempts. Try again in a few minutes.`,
    default: msg`Unexpected error, try again later ...`,
  },
}

export const wordError = createErrorWords(errors)

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

const tooMany = msg`Too many attempts. Try again in a few minutes.`
const unexpected = msg`Unexpected error, try again later ...`
const tooEasy = msg`This password is too easy to guess`
const noPerson = msg`We couldn’t verify that you’re human. Try again.`

/** The operations that the ways into an account call. */
export type EntryOperation =
  | 'signIn'
  | 'verifyCaptcha'
  | 'register'
  | 'readInvitation'
  | 'validateCode'
  | 'generateCode'
  | 'checkReset'
  | 'resetPassword'
  | 'signOut'

/** The words for each catalogued error of the ways into an account. @see specification §8 */
export const errors: ErrorWording<EntryOperation, MessageDescriptor> = {
  signIn: {
    '400': msg`Wrong username or password`,
    '409': msg`Validate your account`,
    'captcha-failed': noPerson,
    'too-many-requests': tooMany,
    default: unexpected,
  },
  verifyCaptcha: { 'too-many-requests': tooMany, default: msg`Could not verify the captcha` },
  register: {
    'weak-password': tooEasy,
    'refused-address': msg`This address mixes alphabets. Check the spelling.`,
    'invitation-over': msg`This invitation is no longer valid`,
    'captcha-failed': noPerson,
    '409': msg`This address already has an account. Sign in instead.`,
    'too-many-requests': tooMany,
    default: msg`Could not create the account`,
  },
  readInvitation: {
    'invitation-over': msg`This invitation is no longer valid`,
    'too-many-requests': tooMany,
    default: msg`Could not open the invitation`,
  },
  validateCode: {
    '400': msg`Wrong validation code, login again and try with another code`,
    'captcha-failed': noPerson,
    'too-many-requests': msg`Too many attempts. Set a new password with the link in the email.`,
    default: unexpected,
  },
  generateCode: {
    'captcha-failed': noPerson,
    'too-many-requests': tooMany,
    default: msg`Could not send a new code`,
  },
  checkReset: { '401': msg`This link was used or has expired`, default: msg`Could not open the link` },
  resetPassword: {
    'weak-password': tooEasy,
    '401': msg`This password reset has expired. Request a new code.`,
    'too-many-requests': tooMany,
    default: msg`Could not reset the password`,
  },
  signOut: { default: msg`Could not logout` },
}

export const wordError = createErrorWords(errors)

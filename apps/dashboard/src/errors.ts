import { msg } from '@lingui/core/macro'
import { createErrorWords } from '@replybay/feature-kit'

/** The words for each catalogued error of the shell's own calls. @see specification §8, Users, Logout */
export const wordError = createErrorWords<'getUserInfo' | 'signOut'>({
  getUserInfo: { default: msg`Could not get user info, try again later ..` },
  signOut: { default: msg`Could not logout` },
})

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The words for each catalogued error of the shell's own calls. @see specification §8, Users, Logout */
export const errors: ErrorWording<'getUserInfo' | 'signOut' | 'updateUser', MessageDescriptor> = {
  getUserInfo: { default: msg`Could not get user info, try again later ..` },
  signOut: { default: msg`Could not logout` },
  updateUser: { default: msg`Could not update user` },
}

export const wordError = createErrorWords(errors)

/** Said of other texts that did not arrive, so they come with the first. */
export const missingTexts = {
  title: msg`Some text didn’t load`,
  detail: msg`It appears in English until you reload the page.`,
}

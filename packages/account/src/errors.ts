import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'
import { sampleErrors } from './sample-data/sample-errors.ts'

const tooMany = msg`Too many attempts. Try again in a few minutes.`
const tooEasy = msg`This password is too easy to guess`
const userExists = msg`user exists`
const ownerOnly = msg`Only the account owner can do this`
const tooManyInvitations = msg`Too many invitations. Try again tomorrow.`
const notInvited = msg`Could not invite users`
const noList = msg`Could not get support list`
const invitationGone = msg`This invitation no longer exists`
const colleagueGone = msg`This person is no longer on the team`
const needsOwner = msg`The account needs an owner. Transfer ownership first.`

/** The operations that this feature calls. */
export type AccountOperation =
  | 'changePassword'
  | 'inviteSupport'
  | 'inviteWarehouse'
  | 'listSupports'
  | 'listWarehouses'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'createInvitationLink'
  | 'changeMemberRole'
  | 'removeMember'
  | 'handOverOwnership'
  | 'updateUser'
  | 'updateAvatar'
  | 'updateCompany'
  | 'updateCompanyDetails'
  | 'setReturnPolicy'
  | 'setAutoReturns'
  | 'listSessions'
  | 'endSession'
  | 'exportAccount'
  | 'deleteAccount'
  | 'addSampleData'
  | 'removeSampleData'

/** The words for each catalogued error of profile, team and company. @see specification §8 */
export const errors: ErrorWording<AccountOperation, MessageDescriptor> = {
  changePassword: {
    'invalid-password': msg`Invalid password`,
    'weak-password': tooEasy,
    'too-many-requests': tooMany,
    default: msg`Could not update password`,
  },
  inviteSupport: {
    '403': ownerOnly,
    '409': userExists,
    'too-many-requests': tooManyInvitations,
    default: notInvited,
  },
  inviteWarehouse: {
    '409': userExists,
    'too-many-requests': tooManyInvitations,
    default: notInvited,
  },
  listSupports: { default: noList },
  listWarehouses: { default: noList },
  resendInvitation: {
    '403': ownerOnly,
    '404': invitationGone,
    'too-many-requests': msg`This invitation has been sent too many times. Try again in an hour.`,
    default: msg`Could not send the invitation`,
  },
  revokeInvitation: {
    '403': ownerOnly,
    '404': invitationGone,
    default: msg`Could not cancel the invitation`,
  },
  createInvitationLink: {
    '403': ownerOnly,
    '404': invitationGone,
    default: msg`Could not create the link`,
  },
  changeMemberRole: {
    'last-owner': needsOwner,
    '403': ownerOnly,
    '404': colleagueGone,
    default: msg`Could not change the role or permissions`,
  },
  removeMember: {
    'last-owner': needsOwner,
    '403': ownerOnly,
    '404': colleagueGone,
    default: msg`Could not remove the teammate`,
  },
  handOverOwnership: {
    'invalid-password': msg`Invalid password`,
    '404': colleagueGone,
    'too-many-requests': tooMany,
    default: msg`Could not transfer ownership`,
  },
  updateUser: { default: msg`Could not update user` },
  updateAvatar: {
    'not-an-image': msg`This file isn’t a supported image`,
    '413': msg`The photo is larger than 2 MB`,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    'too-many-requests': msg`You’ve changed your photo too many times. Try again in an hour.`,
    default: msg`Could not update avatar`,
  },
  updateCompany: {
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept. Check them and save again.`,
    default: msg`Could not update a User company, try again later ..`,
  },
  updateCompanyDetails: {
    'changed-meanwhile': msg`Your team changed this setting first. Their change is kept.`,
    conflict: msg`Your team changed the other threshold. “Overdue” must be longer than “Long wait.” Choose again.`,
    default: msg`Could not save the company settings. Try again.`,
  },
  setReturnPolicy: {
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept. Check them and save again.`,
    default: msg`Could not set return policy`,
  },
  setAutoReturns: {
    'no-return-policy': msg`Write a return policy first`,
    default: msg`Error on auto returns`,
  },
  listSessions: { default: msg`Could not load the sessions` },
  endSession: { '404': msg`This session has already ended`, default: msg`Could not end the session` },
  exportAccount: {
    'invalid-password': msg`Invalid password`,
    'too-many-requests': tooMany,
    default: msg`Could not export the account`,
  },
  deleteAccount: {
    'active-subscription': msg`Before deleting your account, you must first cancel your subscription`,
    'invalid-password': msg`Invalid password`,
    'too-many-requests': tooMany,
    default: msg`Could not delete account`,
  },
  ...sampleErrors,
}

export const wordError = createErrorWords(errors)

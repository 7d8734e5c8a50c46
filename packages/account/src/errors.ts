import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'
import { sampleErrors } from './sample-data/sample-errors.ts'

const tooMany = msg`Too many attempts. Try again in a few minutes.`
const tooEasy = msg`This password is too easy to guess`
const userExists = msg`user exists`
const ownerOnly = msg`Only the owner can do this`
const tooManyInvitations = msg`Too many invitations. Try again tomorrow.`
const notInvited = msg`Could not invite users`
const noList = msg`Could not get support list`
const invitationGone = msg`This invitation is no longer there`
const colleagueGone = msg`This colleague is no longer there`
const needsOwner = msg`The account needs an owner. Hand it over first.`

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
    'too-many-requests': msg`This invitation was sent often. Try again in an hour.`,
    default: msg`Could not send the invitation`,
  },
  revokeInvitation: {
    '403': ownerOnly,
    '404': invitationGone,
    default: msg`Could not take the invitation back`,
  },
  createInvitationLink: {
    '403': ownerOnly,
    '404': invitationGone,
    default: msg`Could not make the link`,
  },
  changeMemberRole: {
    'last-owner': needsOwner,
    '403': ownerOnly,
    '404': colleagueGone,
    default: msg`Could not change what they may do`,
  },
  removeMember: {
    'last-owner': needsOwner,
    '403': ownerOnly,
    '404': colleagueGone,
    default: msg`Could not remove the colleague`,
  },
  handOverOwnership: {
    'invalid-password': msg`Invalid password`,
    '404': colleagueGone,
    'too-many-requests': tooMany,
    default: msg`Could not hand the account over`,
  },
  updateUser: { default: msg`Could not update user` },
  updateAvatar: {
    'not-an-image': msg`This file is not a picture that can be used`,
    '413': msg`The picture is larger than 2 MB`,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    'too-many-requests': msg`You changed your picture too often. Try again in an hour.`,
    default: msg`Could not update avatar`,
  },
  updateCompany: {
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept: check them and save again.`,
    default: msg`Could not update a User company, try again later ..`,
  },
  updateCompanyDetails: {
    'changed-meanwhile': msg`Your team changed the same first. Their change is kept.`,
    conflict: msg`Your team changed the other waiting limit, and the two don’t fit any more. Choose again.`,
    default: msg`Could not save the company settings. Try again.`,
  },
  setReturnPolicy: {
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept: check them and save again.`,
    default: msg`Could not set return policy`,
  },
  setAutoReturns: {
    'no-return-policy': msg`Write a return policy first`,
    default: msg`Error on auto returns`,
  },
  listSessions: { default: msg`Could not get the sessions` },
  endSession: { '404': msg`This session has ended already`, default: msg`Could not end the session` },
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

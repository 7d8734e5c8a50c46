import { authQueries } from './auth.ts'
import { mutationCall } from './call-options.ts'
import {
  addSampleData,
  changePassword,
  exportAccount,
  removeSampleData,
  setAutoReturns,
  setReturnPolicy,
  startTrial,
  updateAvatar,
  updateCompany,
  updateCompanyDetails,
  updateUser,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'
import { userQueries } from './user-queries.ts'

/** @see specification §7, Users */
export const userMutations = {
  /** Changes the signed-in person. */
  update: () =>
    mutationCall({
      operation: updateUser,
      request: (body: RequestBody<'updateUser'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Uploads the picture of the signed-in person. */
  updateAvatar: () =>
    mutationCall({
      operation: updateAvatar,
      request: (body: RequestBody<'updateAvatar'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes the company. */
  updateCompany: () =>
    mutationCall({
      operation: updateCompany,
      request: (body: RequestBody<'updateCompany'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes time zone, address or waiting limits of the company: an addition, behind `users`. */
  updateCompanyDetails: () =>
    mutationCall({
      operation: updateCompanyDetails,
      request: (body: RequestBody<'updateCompanyDetails'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes the password. */
  changePassword: () =>
    mutationCall({
      operation: changePassword,
      request: (body: RequestBody<'changePassword'>) => ({ body }),
      read: () => undefined,
      invalidates: [authQueries.all],
    }),
  /** Starts the free trial. */
  startTrial: () =>
    mutationCall({
      operation: startTrial,
      request: () => ({}),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Sets the return policy. */
  setReturnPolicy: () =>
    mutationCall({
      operation: setReturnPolicy,
      request: (body: RequestBody<'setReturnPolicy'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Turns automatic returns off or on. */
  setAutoReturns: () =>
    mutationCall({
      operation: setAutoReturns,
      request: (body: RequestBody<'setAutoReturns'>) => ({ body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Makes a website with sample data; an addition, behind the capability `sample-data`. */
  addSampleData: () =>
    mutationCall({
      operation: addSampleData,
      request: () => ({}),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Removes the sample website and all that is in it. */
  removeSampleData: () =>
    mutationCall({
      operation: removeSampleData,
      request: () => ({}),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Everything that the account holds, as one file; takes the owner's password. */
  exportAccount: () =>
    mutationCall({
      operation: exportAccount,
      request: (body: RequestBody<'exportAccount'>) => ({ body }),
      read: (file) => file,
    }),
}

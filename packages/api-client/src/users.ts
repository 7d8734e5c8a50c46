import { authQueries } from './auth.ts'
import { mutationCall, queryCall } from './call-options.ts'
import { type RequestBody, toFormData } from './request-body.ts'

/** Who somebody is changes seldom. */
const STALE_AFTER_MS = 5 * 60_000

/** @see specification §7, Users */
export const userQueries = {
  all: ['user'] as const,
  /** The signed-in person. */
  info: () => ({
    ...queryCall({
      key: [...userQueries.all, 'info'],
      operation: 'getUserInfo',
      send: (http, init) => http.GET('/users/info', init),
      read: ({ data }) => data.user,
    }),
    staleTime: STALE_AFTER_MS,
  }),
  /** The support colleagues. */
  supports: () =>
    queryCall({
      key: [...userQueries.all, 'supports'],
      operation: 'listSupports',
      send: (http, init) => http.GET('/users/supports', init),
      read: ({ data }) => data.supports,
    }),
  /** The warehouse colleagues. */
  warehouses: () =>
    queryCall({
      key: [...userQueries.all, 'warehouses'],
      operation: 'listWarehouses',
      send: (http, init) => http.GET('/users/warehouses', init),
      read: ({ data }) => data.warehouses,
    }),
}

/** @see specification §7, Users */
export const userMutations = {
  /** Changes the signed-in person. */
  update: () =>
    mutationCall({
      operation: 'updateUser',
      send: (body: RequestBody<'updateUser'>) => (http, init) =>
        http.PATCH('/users/user/', { ...init, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Uploads the picture of the signed-in person. */
  updateAvatar: () =>
    mutationCall({
      operation: 'updateAvatar',
      send: (body: RequestBody<'updateAvatar'>) => (http, init) =>
        http.PATCH('/users/user/avatar', { ...init, body, bodySerializer: toFormData }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes the company. */
  updateCompany: () =>
    mutationCall({
      operation: 'updateCompany',
      send: (body: RequestBody<'updateCompany'>) => (http, init) =>
        http.PATCH('/users/company', { ...init, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes time zone, address or waiting limits of the company: an addition, behind `company-details`. */
  updateCompanyDetails: () =>
    mutationCall({
      operation: 'updateCompanyDetails',
      send: (body: RequestBody<'updateCompanyDetails'>) => (http, init) =>
        http.PATCH('/users/company-details', { ...init, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Changes the password. */
  changePassword: () =>
    mutationCall({
      operation: 'changePassword',
      send: (body: RequestBody<'changePassword'>) => (http, init) =>
        http.PATCH('/users/change-password', { ...init, body }),
      read: () => undefined,
      invalidates: [authQueries.all],
    }),
  /** Starts the free trial. */
  startTrial: () =>
    mutationCall({
      operation: 'startTrial',
      send: () => (http, init) => http.PATCH('/users/start-trial', init),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Sets the return policy. */
  setReturnPolicy: () =>
    mutationCall({
      operation: 'setReturnPolicy',
      send: (body: RequestBody<'setReturnPolicy'>) => (http, init) =>
        http.PATCH('/users/return-policy', { ...init, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Turns automatic returns off or on. */
  setAutoReturns: () =>
    mutationCall({
      operation: 'setAutoReturns',
      send: (body: RequestBody<'setAutoReturns'>) => (http, init) =>
        http.PATCH('/users/autoreturns', { ...init, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Mails an invitation again. */
  resendInvitation: () =>
    mutationCall({
      operation: 'resendInvitation',
      send: (id: string) => (http, init) =>
        http.POST('/users/invitations/{id}/resend', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Takes an invitation back. */
  revokeInvitation: () =>
    mutationCall({
      operation: 'revokeInvitation',
      send: (id: string) => (http, init) =>
        http.DELETE('/users/invitations/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Makes a link to pass on by other ways than mail. */
  createInvitationLink: () =>
    mutationCall({
      operation: 'createInvitationLink',
      send: (id: string) => (http, init) =>
        http.POST('/users/invitations/{id}/link', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.link,
      invalidates: [userQueries.all],
    }),
  /** Changes a colleague's role. */
  changeMemberRole: () =>
    mutationCall({
      operation: 'changeMemberRole',
      send:
        ({ id, ...body }: RequestBody<'changeMemberRole'> & { id: string }) =>
        (http, init) =>
          http.PATCH('/users/members/{id}', { ...init, params: { path: { id } }, body }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Removes a colleague; their sessions end. */
  removeMember: () =>
    mutationCall({
      operation: 'removeMember',
      send: (id: string) => (http, init) =>
        http.DELETE('/users/members/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Makes a colleague the owner. */
  handOverOwnership: () =>
    mutationCall({
      operation: 'handOverOwnership',
      send:
        ({ id, ...body }: RequestBody<'handOverOwnership'> & { id: string }) =>
        (http, init) =>
          http.POST('/users/members/{id}/ownership', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Makes a website with sample data; an addition, behind the capability `sample-data`. */
  addSampleData: () =>
    mutationCall({
      operation: 'addSampleData',
      send: () => (http, init) => http.POST('/sample-data', init),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Removes the sample website and all that is in it. */
  removeSampleData: () =>
    mutationCall({
      operation: 'removeSampleData',
      send: () => (http, init) => http.DELETE('/sample-data', init),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
  /** Everything that the account holds, as one file; takes the owner's password. */
  exportAccount: () =>
    mutationCall({
      operation: 'exportAccount',
      send: (body: RequestBody<'exportAccount'>) => (http, init) =>
        http.POST('/users/export', { ...init, body, parseAs: 'blob' }),
      read: (file) => file,
    }),
}

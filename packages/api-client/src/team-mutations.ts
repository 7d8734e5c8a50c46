import { mutationCall } from './call-options.ts'
import {
  changeMemberRole,
  createInvitationLink,
  handOverOwnership,
  inviteSupport,
  inviteWarehouse,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from './generated/operations.ts'
import type { components } from './generated/schema.ts'
import type { RequestBody } from './request-body.ts'
import { userQueries } from './user-queries.ts'

type Results = components['schemas']['InvitationResult'][]

/** What the owner and admins do with their team. @see specification §4, §7, Auth, Users */
export const teamMutations = {
  /** Invites support colleagues, and admins; answers what became of each address: nothing of any where the backend only says that it is done. */
  inviteSupport: () =>
    mutationCall({
      operation: inviteSupport,
      request: (body: RequestBody<'inviteSupport'>) => ({ body }),
      read: resultsOf,
      invalidates: [userQueries.all],
    }),
  /** Invites warehouse colleagues; answers what became of each address: nothing of any where the backend only says that it is done. */
  inviteWarehouse: () =>
    mutationCall({
      operation: inviteWarehouse,
      request: (body: RequestBody<'inviteWarehouse'>) => ({ body }),
      read: resultsOf,
      invalidates: [userQueries.all],
    }),
  /** Mails an invitation again. */
  resendInvitation: () =>
    mutationCall({
      operation: resendInvitation,
      request: (id: string) => ({ path: { id } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Takes an invitation back. */
  revokeInvitation: () =>
    mutationCall({
      operation: revokeInvitation,
      request: (id: string) => ({ path: { id } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Makes a link to pass on by other ways than mail. */
  createInvitationLink: () =>
    mutationCall({
      operation: createInvitationLink,
      request: (id: string) => ({ path: { id } }),
      read: ({ data }) => data.link,
      invalidates: [userQueries.all],
    }),
  /** Changes a colleague's role and rights: what is not sent of them is as the role has it. */
  changeMemberRole: () =>
    mutationCall({
      operation: changeMemberRole,
      request: ({ id, ...body }: RequestBody<'changeMemberRole'> & { id: string }) => ({
        path: { id },
        body,
      }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Removes a colleague; their sessions end. */
  removeMember: () =>
    mutationCall({
      operation: removeMember,
      request: (id: string) => ({ path: { id } }),
      read: () => undefined,
      invalidates: [userQueries.all],
    }),
  /** Makes a colleague the owner. */
  handOverOwnership: () =>
    mutationCall({
      operation: handOverOwnership,
      request: ({ id, ...body }: RequestBody<'handOverOwnership'> & { id: string }) => ({
        path: { id },
        body,
      }),
      read: ({ data }) => data.user,
      invalidates: [userQueries.all],
    }),
}

/**
 * A success is one, whatever the body lacks: the documented one is not shown. `null` alone says nothing.
 * @see apps/dashboard/docs/adr/0002-where-the-specification-is-read-otherwise.md
 */
function resultsOf(body: { data?: { results?: Results } | null } | null | undefined): Results | undefined {
  return body === null ? undefined : (body?.data?.results ?? [])
}

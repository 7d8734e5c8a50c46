// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The signed-in person */
export const getUserInfo = {
  "id": "getUserInfo",
  "method": "get",
  "path": "/users/info",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getUserInfo">

/** The support colleagues */
export const listSupports = {
  "id": "listSupports",
  "method": "get",
  "path": "/users/supports",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listSupports">

/** The warehouse colleagues */
export const listWarehouses = {
  "id": "listWarehouses",
  "method": "get",
  "path": "/users/warehouses",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listWarehouses">

/** Change the signed-in person */
export const updateUser = {
  "id": "updateUser",
  "method": "patch",
  "path": "/users/user/",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateUser">

/** Set the person’s picture */
export const updateAvatar = {
  "id": "updateAvatar",
  "method": "patch",
  "path": "/users/user/avatar",
  "body": "form",
  "answer": "json"
} as const satisfies Operation<"updateAvatar">

/** Change details of the company */
export const updateCompanyDetails = {
  "id": "updateCompanyDetails",
  "method": "patch",
  "path": "/users/company-details",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateCompanyDetails">

/** Change the company */
export const updateCompany = {
  "id": "updateCompany",
  "method": "patch",
  "path": "/users/company",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateCompany">

/** Change the person’s password */
export const changePassword = {
  "id": "changePassword",
  "method": "patch",
  "path": "/users/change-password",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"changePassword">

/** Start the free trial */
export const startTrial = {
  "id": "startTrial",
  "method": "patch",
  "path": "/users/start-trial",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"startTrial">

/** Set the return policy */
export const setReturnPolicy = {
  "id": "setReturnPolicy",
  "method": "patch",
  "path": "/users/return-policy",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"setReturnPolicy">

/** Switch automatic returns off or on */
export const setAutoReturns = {
  "id": "setAutoReturns",
  "method": "patch",
  "path": "/users/autoreturns",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"setAutoReturns">

/** Take an invitation back */
export const revokeInvitation = {
  "id": "revokeInvitation",
  "method": "delete",
  "path": "/users/invitations/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"revokeInvitation">

/** Send an invitation again */
export const resendInvitation = {
  "id": "resendInvitation",
  "method": "post",
  "path": "/users/invitations/{id}/resend",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"resendInvitation">

/** Make a link to an invitation */
export const createInvitationLink = {
  "id": "createInvitationLink",
  "method": "post",
  "path": "/users/invitations/{id}/link",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"createInvitationLink">

/** Change a colleague’s role */
export const changeMemberRole = {
  "id": "changeMemberRole",
  "method": "patch",
  "path": "/users/members/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"changeMemberRole">

/** Remove a colleague */
export const removeMember = {
  "id": "removeMember",
  "method": "delete",
  "path": "/users/members/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeMember">

/** Hand the account over */
export const handOverOwnership = {
  "id": "handOverOwnership",
  "method": "post",
  "path": "/users/members/{id}/ownership",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"handOverOwnership">

/** Everything that the account holds */
export const exportAccount = {
  "id": "exportAccount",
  "method": "post",
  "path": "/users/export",
  "body": "json",
  "answer": "blob"
} as const satisfies Operation<"exportAccount">

/** Look around with sample data */
export const addSampleData = {
  "id": "addSampleData",
  "method": "post",
  "path": "/sample-data",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"addSampleData">

/** Remove the sample data */
export const removeSampleData = {
  "id": "removeSampleData",
  "method": "delete",
  "path": "/sample-data",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeSampleData">

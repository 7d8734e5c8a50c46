// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The signed-in person */
export const getUserInfo = {
  "id": "getUserInfo",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/users/info"
} as const satisfies Operation<"getUserInfo">

/** The support team */
export const listSupports = {
  "id": "listSupports",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/users/supports"
} as const satisfies Operation<"listSupports">

/** The warehouse team */
export const listWarehouses = {
  "id": "listWarehouses",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/users/warehouses"
} as const satisfies Operation<"listWarehouses">

/** Change the signed-in person */
export const updateUser = {
  "id": "updateUser",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/user/"
} as const satisfies Operation<"updateUser">

/** Set the person’s photo */
export const updateAvatar = {
  "id": "updateAvatar",
  "method": "patch",
  "body": "form",
  "answer": "json",
  "path": "/users/user/avatar"
} as const satisfies Operation<"updateAvatar">

/** Change details of the company */
export const updateCompanyDetails = {
  "id": "updateCompanyDetails",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/company-details"
} as const satisfies Operation<"updateCompanyDetails">

/** Change the company */
export const updateCompany = {
  "id": "updateCompany",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/company"
} as const satisfies Operation<"updateCompany">

/** Change the person’s password */
export const changePassword = {
  "id": "changePassword",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/change-password"
} as const satisfies Operation<"changePassword">

/** Start the free trial */
export const startTrial = {
  "id": "startTrial",
  "method": "patch",
  "body": "none",
  "answer": "json",
  "path": "/users/start-trial"
} as const satisfies Operation<"startTrial">

/** Set the return policy */
export const setReturnPolicy = {
  "id": "setReturnPolicy",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/return-policy"
} as const satisfies Operation<"setReturnPolicy">

/** Switch automatic returns off or on */
export const setAutoReturns = {
  "id": "setAutoReturns",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/autoreturns"
} as const satisfies Operation<"setAutoReturns">

/** Cancel an invitation */
export const revokeInvitation = {
  "id": "revokeInvitation",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/users/invitations/{id}"
} as const satisfies Operation<"revokeInvitation">

/** Send an invitation again */
export const resendInvitation = {
  "id": "resendInvitation",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/users/invitations/{id}/resend"
} as const satisfies Operation<"resendInvitation">

/** Make a link to an invitation */
export const createInvitationLink = {
  "id": "createInvitationLink",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/users/invitations/{id}/link"
} as const satisfies Operation<"createInvitationLink">

/** Change a teammate’s role and rights */
export const changeMemberRole = {
  "id": "changeMemberRole",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/users/members/{id}"
} as const satisfies Operation<"changeMemberRole">

/** Remove a teammate */
export const removeMember = {
  "id": "removeMember",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/users/members/{id}"
} as const satisfies Operation<"removeMember">

/** Transfer ownership */
export const handOverOwnership = {
  "id": "handOverOwnership",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/users/members/{id}/ownership"
} as const satisfies Operation<"handOverOwnership">

/** Export the account */
export const exportAccount = {
  "id": "exportAccount",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/users/export"
} as const satisfies Operation<"exportAccount">

/** Add sample data */
export const addSampleData = {
  "id": "addSampleData",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/sample-data"
} as const satisfies Operation<"addSampleData">

/** Delete the sample data */
export const removeSampleData = {
  "id": "removeSampleData",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/sample-data"
} as const satisfies Operation<"removeSampleData">

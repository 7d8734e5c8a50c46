// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Sign in */
export const signIn = {
  "id": "signIn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/token"
} as const satisfies Operation<"signIn">

/** Create an account */
export const register = {
  "id": "register",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/register"
} as const satisfies Operation<"register">

/** Verify an emailed code */
export const validateCode = {
  "id": "validateCode",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/validate-code"
} as const satisfies Operation<"validateCode">

/** Send a new code */
export const generateCode = {
  "id": "generateCode",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/generate-code"
} as const satisfies Operation<"generateCode">

/** Check the token of a password reset */
export const checkReset = {
  "id": "checkReset",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/auth/reset-password"
} as const satisfies Operation<"checkReset">

/** Set a new password with a code's token */
export const resetPassword = {
  "id": "resetPassword",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/auth/reset-password"
} as const satisfies Operation<"resetPassword">

/** Invite support teammates */
export const inviteSupport = {
  "id": "inviteSupport",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/invite"
} as const satisfies Operation<"inviteSupport">

/** Invite warehouse teammates */
export const inviteWarehouse = {
  "id": "inviteWarehouse",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/invite-warehouse"
} as const satisfies Operation<"inviteWarehouse">

/** Read an invitation */
export const readInvitation = {
  "id": "readInvitation",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/invitation"
} as const satisfies Operation<"readInvitation">

/** Where the person is signed in */
export const listSessions = {
  "id": "listSessions",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/auth/sessions"
} as const satisfies Operation<"listSessions">

/** Sign out elsewhere */
export const endSession = {
  "id": "endSession",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/auth/sessions/{id}"
} as const satisfies Operation<"endSession">

/** Delete the account */
export const deleteAccount = {
  "id": "deleteAccount",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/auth/delete-account"
} as const satisfies Operation<"deleteAccount">

/** Sign out */
export const signOut = {
  "id": "signOut",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/auth/logout",
  "timeoutMs": 10000
} as const satisfies Operation<"signOut">

// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Sign in */
export const signIn = {
  "id": "signIn",
  "method": "post",
  "path": "/auth/token",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"signIn">

/** Open an account */
export const register = {
  "id": "register",
  "method": "post",
  "path": "/auth/register",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"register">

/** Validate a code that came by mail */
export const validateCode = {
  "id": "validateCode",
  "method": "post",
  "path": "/auth/validate-code",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"validateCode">

/** Send a new code */
export const generateCode = {
  "id": "generateCode",
  "method": "post",
  "path": "/auth/generate-code",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"generateCode">

/** Set a new password with a code's token */
export const resetPassword = {
  "id": "resetPassword",
  "method": "patch",
  "path": "/auth/reset-password",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"resetPassword">

/** Invite support colleagues */
export const inviteSupport = {
  "id": "inviteSupport",
  "method": "post",
  "path": "/auth/invite",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"inviteSupport">

/** Invite warehouse colleagues */
export const inviteWarehouse = {
  "id": "inviteWarehouse",
  "method": "post",
  "path": "/auth/invite-warehouse",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"inviteWarehouse">

/** Read an invitation */
export const readInvitation = {
  "id": "readInvitation",
  "method": "post",
  "path": "/auth/invitation",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"readInvitation">

/** Where the person is signed in */
export const listSessions = {
  "id": "listSessions",
  "method": "get",
  "path": "/auth/sessions",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listSessions">

/** Sign out elsewhere */
export const endSession = {
  "id": "endSession",
  "method": "delete",
  "path": "/auth/sessions/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"endSession">

/** Delete the account */
export const deleteAccount = {
  "id": "deleteAccount",
  "method": "post",
  "path": "/auth/delete-account",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"deleteAccount">

/** Sign out */
export const signOut = {
  "id": "signOut",
  "method": "post",
  "path": "/auth/logout",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"signOut">

// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One guild of the company */
export const getGuildInfo = {
  "id": "getGuildInfo",
  "method": "get",
  "path": "/guilds/info/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getGuildInfo">

/** Add a guild to the company */
export const addGuild = {
  "id": "addGuild",
  "method": "patch",
  "path": "/guilds",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addGuild">

/** Remove a guild from the company */
export const removeGuild = {
  "id": "removeGuild",
  "method": "delete",
  "path": "/guilds/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"removeGuild">

/** Give a member a role */
export const addGuildRole = {
  "id": "addGuildRole",
  "method": "post",
  "path": "/guilds/members/roles/add",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addGuildRole">

/** Take a role from a member */
export const removeGuildRole = {
  "id": "removeGuildRole",
  "method": "post",
  "path": "/guilds/members/roles/remove",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"removeGuildRole">

/** The members of a guild */
export const listGuildMembers = {
  "id": "listGuildMembers",
  "method": "get",
  "path": "/guilds/members/{userId}/{guildId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listGuildMembers">

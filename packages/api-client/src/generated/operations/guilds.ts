// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One guild of the company */
export const getGuildInfo = {
  "id": "getGuildInfo",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/guilds/info/{id}"
} as const satisfies Operation<"getGuildInfo">

/** Add a guild to the company */
export const addGuild = {
  "id": "addGuild",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/guilds"
} as const satisfies Operation<"addGuild">

/** Begin to connect a guild */
export const addGuildProof = {
  "id": "addGuildProof",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/guilds/proofs"
} as const satisfies Operation<"addGuildProof">

/** Remove a guild from the company */
export const removeGuild = {
  "id": "removeGuild",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/guilds/{id}"
} as const satisfies Operation<"removeGuild">

/** Change what a guild's tickets come from */
export const changeGuildSettings = {
  "id": "changeGuildSettings",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/guilds/settings/{id}"
} as const satisfies Operation<"changeGuildSettings">

/** Give a member a role */
export const addGuildRole = {
  "id": "addGuildRole",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/guilds/members/roles/add"
} as const satisfies Operation<"addGuildRole">

/** Take a role from a member */
export const removeGuildRole = {
  "id": "removeGuildRole",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/guilds/members/roles/remove"
} as const satisfies Operation<"removeGuildRole">

/** Give and take roles of many members */
export const changeGuildRoles = {
  "id": "changeGuildRoles",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/guilds/members/roles/change"
} as const satisfies Operation<"changeGuildRoles">

/** The members of a guild */
export const listGuildMembers = {
  "id": "listGuildMembers",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/guilds/members/{userId}/{guildId}"
} as const satisfies Operation<"listGuildMembers">

import { answeredCall, mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import {
  addGuild,
  addGuildProof,
  addGuildRole,
  changeGuildRoles,
  changeGuildSettings,
  getGuildInfo,
  listGuildMembers,
  removeGuild,
  removeGuildRole,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Guilds */
export const guildQueries = {
  all: ['guild'] as const,
  /** One guild. */
  info: (id: string) =>
    queryCall({
      key: [...guildQueries.all, 'info', id],
      operation: getGuildInfo,
      request: { path: { id } },
      read: ({ data }) => data.guild,
    }),
  /** The members of a guild with their roles. */
  members: (
    { userId, guildId }: { userId: string; guildId: string },
    filter: Filter<'listGuildMembers'> = {},
  ) =>
    queryCall({
      key: [...guildQueries.all, 'members', userId, guildId, filter],
      operation: listGuildMembers,
      request: { path: { userId, guildId }, query: filter },
      read: ({ data }) => data,
    }),
}

/** @see specification §7, Guilds */
export const guildMutations = {
  /** Begins to connect a guild: makes the code that is to be posted there. */
  prove: () =>
    answeredCall({
      operation: addGuildProof,
      request: (body: RequestBody<'addGuildProof'>) => ({ body }),
      read: ({ data }) => data,
    }),
  /** Changes the website, the channels or the role after an order. */
  changeSettings: (id: string) =>
    mutationCall({
      operation: changeGuildSettings,
      request: (body: RequestBody<'changeGuildSettings'>) => ({ path: { id }, body }),
      read: ({ data }) => data.guild,
      invalidates: [guildQueries.all],
    }),
  /** Gives and takes roles of many members; each changes whole or not at all. */
  changeRoles: () =>
    mutationCall({
      operation: changeGuildRoles,
      request: (body: RequestBody<'changeGuildRoles'>) => ({ body }),
      read: ({ data }) => data.results,
      invalidates: [guildQueries.all],
    }),
  /** Connects a guild; it becomes the current one. */
  add: () =>
    mutationCall({
      operation: addGuild,
      request: (body: RequestBody<'addGuild'>) => ({ body }),
      read: ({ data }) => data.guild,
      invalidates: [guildQueries.all, ['user']],
    }),
  /** Disconnects a guild. */
  remove: (id: string) =>
    mutationCall({
      operation: removeGuild,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [guildQueries.all, ['user']],
    }),
  /** Gives a member a role. */
  addRole: () =>
    mutationCall({
      operation: addGuildRole,
      request: (body: RequestBody<'addGuildRole'>) => ({ body }),
      read: ({ data }) => data.member,
      invalidates: [guildQueries.all],
    }),
  /** Takes a role from a member. */
  removeRole: () =>
    mutationCall({
      operation: removeGuildRole,
      request: (body: RequestBody<'removeGuildRole'>) => ({ body }),
      read: ({ data }) => data.member,
      invalidates: [guildQueries.all],
    }),
}

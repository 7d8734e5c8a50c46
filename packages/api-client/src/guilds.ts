import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Guilds */
export const guildQueries = {
  all: ['guild'] as const,
  /** One guild. */
  info: (id: string) =>
    queryCall({
      key: [...guildQueries.all, 'info', id],
      operation: 'getGuildInfo',
      send: (http, init) => http.GET('/guilds/info/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.guild,
    }),
  /** The members of a guild with their roles. */
  members: (
    { userId, guildId }: { userId: string; guildId: string },
    filter: Filter<'listGuildMembers'> = {},
  ) =>
    queryCall({
      key: [...guildQueries.all, 'members', userId, guildId, filter],
      operation: 'listGuildMembers',
      send: (http, init) =>
        http.GET('/guilds/members/{userId}/{guildId}', {
          ...init,
          params: { path: { userId, guildId }, query: filter },
        }),
      read: ({ data }) => data,
    }),
}

/** @see specification §7, Guilds */
export const guildMutations = {
  /** Connects a guild; it becomes the current one. */
  add: () =>
    mutationCall({
      operation: 'addGuild',
      send: (body: RequestBody<'addGuild'>) => (http, init) => http.PATCH('/guilds', { ...init, body }),
      read: ({ data }) => data.guild,
      invalidates: [guildQueries.all, ['user']],
    }),
  /** Disconnects a guild. */
  remove: (id: string) =>
    mutationCall({
      operation: 'removeGuild',
      send: () => (http, init) => http.DELETE('/guilds/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [guildQueries.all, ['user']],
    }),
  /** Gives a member a role. */
  addRole: () =>
    mutationCall({
      operation: 'addGuildRole',
      send: (body: RequestBody<'addGuildRole'>) => (http, init) =>
        http.POST('/guilds/members/roles/add', { ...init, body }),
      read: ({ data }) => data.member,
      invalidates: [guildQueries.all],
    }),
  /** Takes a role from a member. */
  removeRole: () =>
    mutationCall({
      operation: 'removeGuildRole',
      send: (body: RequestBody<'removeGuildRole'>) => (http, init) =>
        http.POST('/guilds/members/roles/remove', { ...init, body }),
      read: ({ data }) => data.member,
      invalidates: [guildQueries.all],
    }),
}

import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { forgetOldProofs } from './connecting/proofs.ts'
import { createConnectingService } from './connecting/service.ts'
import { guildDemo } from './demo/guild-demo.ts'
import { guildFailures } from './failures.ts'
import { readAllMembers, readMembers } from './members/read-members.ts'
import { guildHandlers } from './routes.ts'
import { createGuildService } from './service.ts'
import { createSettingsService } from './settings/service.ts'
import { listGuildIds, lockGuilds } from './store.ts'
import { guildMembers, guildProofs, guilds, localGuildMembers } from './tables.ts'

/** Servers of a chat community that a company has connected, their members and roles. */
export const guildsFeature = defineServerFeature({
  id: 'guilds',
  tables: [
    exported(guilds, guilds.companyId, {
      name: 'guilds',
      left: ['roles', 'ownRoles', 'channels', 'membersAfter', 'membersStartedAt'],
    }),
    leftOut(guildProofs, 'Opens the way to a server, for half an hour.'),
    leftOut(guildMembers, 'A copy of what Discord tells of its own members, to be searched.'),
    leftOut(localGuildMembers, 'Stands in for what Discord keeps.'),
  ],
  failures: Object.values(guildFailures),
  handlers: (context) =>
    guildHandlers({
      guilds: createGuildService(context),
      connecting: createConnectingService(context),
      settings: createSettingsService(context.database),
    }),
  isOffered: ({ discord }) => discord.kind !== 'off',
  jobs: [readMembers, readAllMembers],
  guildIdsOf: (companyId, { database }) => listGuildIds(database.queries, companyId),
  lockAccount: lockGuilds,
  housekeeping: [forgetOldProofs],
  demo: guildDemo,
})

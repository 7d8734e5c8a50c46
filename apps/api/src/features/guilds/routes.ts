import { type Handlers, personOf } from '../../platform/contract/handlers.ts'
import type { ConnectingService } from './connecting/service.ts'
import type { GuildService } from './service.ts'
import type { SettingsService } from './settings/service.ts'

interface GuildServices {
  guilds: GuildService
  connecting: ConnectingService
  settings: SettingsService
}

/** @see specification §7, Guilds */
export function guildHandlers({ guilds: service, ...services }: GuildServices) {
  return {
    async getGuildInfo(call) {
      return { data: { guild: await service.info(personOf(call), call.path.id) } }
    },
    async addGuildProof(call) {
      return { data: await services.connecting.prove(personOf(call), call.body) }
    },
    async addGuild(call) {
      return { data: { guild: await services.connecting.connect(personOf(call), call.body.discordId) } }
    },
    async changeGuildSettings(call) {
      return { data: { guild: await services.settings.change(personOf(call), call.path.id, call.body) } }
    },
    async changeGuildRoles(call) {
      return { data: { results: await service.changeRoles(personOf(call), call.body) } }
    },
    async removeGuild(call) {
      await service.remove(personOf(call), call.path.id)
      return { data: {} }
    },
    async listGuildMembers(call) {
      return { data: await service.members(personOf(call), call.path, call.query) }
    },
    async addGuildRole(call) {
      const { roleId, ...of } = call.body
      const member = await service.changeRole(personOf(call), of, { add: [roleId], remove: [] })
      return { data: { member } }
    },
    async removeGuildRole(call) {
      const { roleId, ...of } = call.body
      const member = await service.changeRole(personOf(call), of, { add: [], remove: [roleId] })
      return { data: { member } }
    },
  } satisfies Partial<Handlers>
}

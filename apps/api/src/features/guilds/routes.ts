import { type Handlers, personOf } from '../../platform/contract/handlers.ts'
import type { GuildService } from './service.ts'

/** @see specification §7, Guilds */
export function guildHandlers(service: GuildService) {
  return {
    async getGuildInfo(call) {
      return { data: { guild: await service.info(personOf(call), call.path.id) } }
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

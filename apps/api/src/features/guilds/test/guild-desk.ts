/** The demo company's local server, and calls about it. */
import type { components } from '@replybay/api-client'
import {
  addGuildRole,
  getGuildInfo,
  getUserInfo,
  listGuildMembers,
  removeGuildRole,
} from '@replybay/api-client/operations'
import { sharedServer } from '../../../../test/test-server.ts'

type Schemas = components['schemas']

export function guildDesk() {
  const server = sharedServer()
  const me = async () => (await server().call(getUserInfo, { as: 'owner' })).data.user
  const guildId = async () => (await me()).owner_guilds[0] ?? ''
  const page = async (
    query: { search?: string; roleId?: string; limit?: number; cursor?: string } = {},
    as = 'owner',
  ) => {
    const path = { userId: (await me())._id, guildId: await guildId() }
    return await server().call(listGuildMembers, { as, path, query })
  }
  const change =
    (operation: typeof addGuildRole | typeof removeGuildRole) =>
    async (memberName: string, roleName: string) => {
      const body = {
        guildId: await guildId(),
        memberId: await memberId(memberName),
        roleId: await roleId(roleName),
      }
      return await server().call(operation, { as: 'owner', body })
    }
  const member = async (name: string): Promise<Schemas['GuildMember']> => {
    const found = (await page({ search: name })).data.members.find((each) => each.name === name)
    if (!found) throw new Error(`There is no member ${name}.`)
    return found
  }
  const memberId = async (name: string) => (await member(name)).id
  const roleId = async (name: string) => {
    const found = (await page()).data.roles?.find((role) => role.name === name)
    if (!found) throw new Error(`There is no role ${name}.`)
    return found.id
  }
  return {
    server,
    guildId,
    page,
    member,
    memberId,
    roleId,
    info: async (as = 'owner') =>
      (await server().call(getGuildInfo, { as, path: { id: await guildId() } })).data.guild,
    /** The names of a member's roles. */
    async rolesOf(name: string) {
      const { roles = [] } = (await page()).data
      const held = (await member(name)).roles
      return roles.filter(({ id }) => held.includes(id)).map((role) => role.name)
    },
    give: change(addGuildRole),
    take: change(removeGuildRole),
  }
}

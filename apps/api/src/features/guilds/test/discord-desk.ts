/** Discord, simulated, a server of ours that knows the way there, and nothing connected at the begin of each test. */
import type { DiscordServer } from '@replybay/community-platform'
import {
  addGuild,
  addGuildProof,
  getGuildInfo,
  getUserInfo,
  listGuildMembers,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { guildProofs, guilds } from '../tables.ts'
import { addServer, startDiscord } from './simulated-discord.ts'

export const OTHER_OWNER = 'owner@atelier-nord.example'

export function discordDesk() {
  let discord: DiscordServer
  let server: TestServer
  let there: ReturnType<typeof addServer>

  beforeAll(async () => {
    discord = await startDiscord()
    server = await TestServer.start({
      outboundAllow: [`localhost:${discord.port}`],
      services: { sendcloud: '', stripe: '', telegram: '', meta: '', discord: discord.origin },
      discord: { kind: 'bot', token: discord.token },
    })
  })
  beforeEach(async () => {
    discord.reset()
    there = addServer(discord)
    await server.database.queries.delete(guilds).where(eq(guilds.isLocal, false))
    await server.database.queries.delete(guildProofs)
    await server.jobs.runWaiting()
  })
  afterAll(async () => {
    await server.stop()
    await discord.stop()
  })

  const add = (as = 'owner', discordId = there.id) => server.call(addGuild, { as, body: { discordId } })
  const prove = async (as = 'owner', webId?: string) =>
    await server.call(addGuildProof, { as, body: { discordId: there.id, ...(webId && { webId }) } })

  return {
    get discord() {
      return discord
    },
    get server() {
      return server
    },
    /** The server at Discord. */
    get there() {
      return there
    },
    add,
    prove,
    /** Connects it as its owner does, with its members. @returns its id. */
    async connect(): Promise<string> {
      discord.say(there.channel.help, there.member.owner.id, (await prove()).data.code)
      const { data } = await add()
      await server.jobs.runWaiting()
      return data.guild.id
    },
    info: async (id: string) => (await server.call(getGuildInfo, { as: 'owner', path: { id } })).data.guild,
    async members(guildId: string, query: { limit?: number; cursor?: string } = { limit: 200 }) {
      const { user } = (await server.call(getUserInfo, { as: 'owner' })).data
      const path = { userId: user._id, guildId }
      const { data } = await server.call(listGuildMembers, { as: 'owner', path, query })
      return data
    },
  }
}

import { rateLimited, simulatedMember } from '@replybay/community-platform'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readAllMembers } from '../members/read-members.ts'
import { guildMembers } from '../tables.ts'
import { discordDesk } from './discord-desk.ts'

const desk = discordDesk()

const readAgain = async () => {
  const { database, jobs } = desk.server
  await database.transaction((queries) => jobs.add(queries, readAllMembers, {}))
  await jobs.runWaiting()
}
const count = (guildId: string) =>
  desk.server.database.queries.$count(guildMembers, eq(guildMembers.guildId, guildId))

test('members: are read when a server is connected, and anew every hour: who came, who left, who changed', async () => {
  const id = await desk.connect()
  expect(await desk.info(id)).toMatchObject({ membersAt: expect.any(String) })
  expect((await desk.members(id)).members.map(({ name }) => name)).toEqual([
    'echo',
    'Jeanne Colin',
    'lucmorvan',
    'Nadia Benali',
    'replybay',
    'Théo Perrin',
  ])
  const { guild, member, role } = desk.there
  guild.members = guild.members.filter(({ id: memberId }) => memberId !== member.luc.id)
  guild.members.push(simulatedMember('newcomer'))
  member.nadia.roles = [role.pro.id]
  await readAgain()
  const { members } = await desk.members(id)
  expect(members.map(({ name }) => name)).toContain('newcomer')
  expect(members.map(({ name }) => name)).not.toContain('lucmorvan')
  expect(members.find(({ name }) => name === 'Nadia Benali')?.roles).toEqual([role.pro.id])
})

test('members of many pages: go on where Discord asked for a pause, and none is asked for twice', async () => {
  desk.there.guild.members.push(
    ...Array.from({ length: 2_500 }, (_, number) => simulatedMember(`m${number}`)),
  )
  let pages = 0
  desk.discord.fault = ({ path }) => (/members\?/.test(path) && ++pages === 2 ? rateLimited(60) : undefined)
  const id = await desk.connect()
  const asked = desk.discord.calls.flatMap(({ path }) => (/members\?/.test(path) ? path : []))
  // The one that was refused is asked for again.
  expect(new Set(asked).size).toBe(asked.length - 1)
  expect(await count(id)).toBe(2_506)
  expect(await desk.info(id)).not.toHaveProperty('isReadingMembers')
})

test('a bot that was put out: is told as such, and once it is back, as before', async () => {
  const id = await desk.connect()
  desk.discord.guilds.length = 0
  await readAgain()
  expect(await desk.info(id)).toMatchObject({ state: 'failed', problem: 'bot-gone' })
  expect(await count(id)).toBe(6)
  desk.discord.guilds.push(desk.there.guild)
  await readAgain()
  expect((await desk.info(id)).state).toBe('connected')
})

test('members that the bot may not read: the server is connected, and what is missing is told', async () => {
  desk.discord.hasMembersIntent = false
  const id = await desk.connect()
  const guild = await desk.info(id)
  expect(guild).toMatchObject({ state: 'failed', problem: 'missing-intent' })
  expect(guild.lastError).toContain('Server Members Intent')
})

test('long names: are shown whole, and the page after them begins where they end', async () => {
  const name = '語'.repeat(32)
  desk.there.guild.members.push(
    simulatedMember('one', { nick: name }),
    simulatedMember('other', { nick: name }),
  )
  const id = await desk.connect()
  const first = await desk.members(id, { limit: 7 })
  expect(first.members.at(-1)).toMatchObject({ name, username: 'one' })
  const second = await desk.members(id, { limit: 7, cursor: first.nextCursor ?? '' })
  expect(second.members).toMatchObject([{ name, username: 'other' }])
  expect(second.nextCursor).toBeNull()
})

import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { newId } from '../../../platform/database/ids.ts'
import { createLocalCommunity } from '../local/local-community.ts'
import type { Community, CommunityMember } from '../port.ts'
import { CommunityTrouble } from '../trouble.ts'
import { addLocalGuild } from './local-guild.ts'

const server = sharedServer()
let community: Community
let serverId: string

beforeAll(async () => {
  const { queries } = server().database
  community = createLocalCommunity({ queries })
  serverId = (await addLocalGuild(queries, MAISON_LUMEN, newId())).discordId
})

async function allMembers(): Promise<CommunityMember[]> {
  const first = await community.listMembers(serverId, undefined)
  const second = await community.listMembers(serverId, first.next)
  expect([first.members.length, second.members.length, second.next]).toEqual([1_000, 284, undefined])
  return [...first.members, ...second.members]
}

test('a local server: has as many members as it says, each once, in pages like Discord’s', async () => {
  const members = await allMembers()
  expect(new Set(members.map(({ id }) => id)).size).toBe((await community.readServer(serverId)).members)
})

test('a local server: is the same each time, and another id is another server', async () => {
  expect(await allMembers()).toEqual(await allMembers())
  const other = await community.listMembers('948120337201664072', undefined)
  const ids = new Set((await allMembers()).map(({ id }) => id))
  expect(other.members.some(({ id }) => ids.has(id))).toBe(false)
})

test('a local server: keeps what is changed, and refuses what Discord would', async () => {
  const roles = await community.listRoles(serverId)
  const idOf = (name: string) => roles.find((role) => role.name === name)?.id ?? ''
  const [member] = (await allMembers()).filter(({ name }) => name === 'Luc Morvan')
  const memberId = member?.id ?? ''
  await community.giveRole(serverId, memberId, idOf('Pro'))
  expect((await community.findMember(serverId, memberId))?.roles).toEqual([idOf('Pro')])
  expect((await allMembers()).find(({ id }) => id === memberId)?.roles).toEqual([idOf('Pro')])
  await community.takeRole(serverId, memberId, idOf('Pro'))
  expect((await community.findMember(serverId, memberId))?.roles).toEqual([])
  await expect(community.giveRole(serverId, memberId, idOf('Modérateur'))).rejects.toThrow(
    new CommunityTrouble('missing-permission'),
  )
  await expect(community.giveRole(serverId, '1', idOf('Pro'))).rejects.toMatchObject({ missing: 'member' })
})

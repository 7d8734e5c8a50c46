import { getGuildInfo, listGuildMembers, removeGuild } from '@replybay/api-client/operations'
import { describe, expect, test } from 'vitest'
import { guildDesk } from './guild-desk.ts'

const desk = guildDesk()

test('guild info: tells the server as it was at the last look, and that it is local', async () => {
  expect(await desk.info('support')).toMatchObject({
    name: 'Maison Lumen, l’atelier',
    discordId: '948120337201664072',
    createdAt: '2022-03-01T07:31:43.612Z',
    members: 1_284,
    state: 'connected',
    isLocal: true,
    webId: 'web-maison-lumen',
    lastEventChannel: 'aide',
    channels: [
      { name: 'aide', kind: 'text', opens: 'each-message', isOn: true },
      { name: 'commandes', kind: 'forum', opens: 'new-threads', isOn: true },
      { name: 'Direct messages', kind: 'direct', opens: 'each-message', isOn: true },
      { name: 'général', kind: 'text', opens: 'command-only', isOn: false },
    ],
    otherChannels: [{ name: 'vos réalisations', kind: 'text' }],
    orderRole: { roleId: await desk.roleId('Client'), isOn: true },
  })
})

describe('members', () => {
  test('come by their names, each once, over all pages', async () => {
    const names: string[] = []
    const ids = new Set<string>()
    let cursor: string | undefined
    do {
      const { data } = await desk.page({ limit: 200, ...(cursor && { cursor }) })
      for (const { id, name } of data.members) {
        ids.add(id)
        names.push(name)
      }
      expect(data.total).toBe(cursor === undefined ? 1_284 : undefined)
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(ids.size).toBe(1_284)
    const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const ordered = names.map(plain)
    expect(ordered).toEqual(ordered.toSorted())
  })

  test.each([
    ['theo PERRIN', ['Théo Perrin']],
    ['tbecker_h', ['Tom Becker']],
    ['tbecker%', []],
    ['no one at all', []],
  ])('are found by %s', async (search, names) => {
    const { data } = await desk.page({ search })
    expect(data.members.map(({ name }) => name)).toEqual(names)
    expect(data.total).toBe(names.length)
  })

  test('are found by their id', async () => {
    const { id } = await desk.member('Théo Perrin')
    expect((await desk.page({ search: id })).data.members.map(({ name }) => name)).toEqual(['Théo Perrin'])
  })

  test('who has a role: as many as the role says', async () => {
    const { data } = await desk.page({ roleId: await desk.roleId('Pro'), limit: 100 })
    expect([data.members.length, data.total]).toEqual([47, 47])
  })

  test('come with the roles, the highest first, and what the agent may give', async () => {
    const { roles = [] } = (await desk.page()).data
    expect(roles.map(({ name, members, assignable, isOwn }) => [name, members, assignable, isOwn])).toEqual([
      ['Fondatrice', 2, false, undefined],
      ['Modérateur', 6, false, undefined],
      ['Replybay', 0, false, true],
      ['Client', 812, true, undefined],
      ['Pro', 47, true, undefined],
      ['Atelier', 31, true, undefined],
      ['Bricoleur', 268, true, undefined],
    ])
  })

  test('a broken cursor is refused', async () => {
    expect((await desk.page({ cursor: 'x' })).problem.fields?.[0]?.path).toBe('/query/cursor')
  })

  test('another person’s id, and another company’s server: answer as none', async () => {
    const guildId = await desk.guildId()
    const path = { userId: 'another', guildId }
    expect((await desk.server().call(listGuildMembers, { as: 'owner', path })).status).toBe(404)
    const token = await desk.server().tokenOf('owner@atelier-nord.example')
    expect((await desk.server().call(getGuildInfo, { token, path: { id: guildId } })).status).toBe(404)
    expect((await desk.server().call(removeGuild, { token, path: { id: guildId } })).status).toBe(404)
    expect((await desk.page({}, 'support')).status).toBe(403)
  })
})

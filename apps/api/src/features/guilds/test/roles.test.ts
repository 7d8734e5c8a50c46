import { addGuildRole } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { guildDesk } from './guild-desk.ts'

const desk = guildDesk()

test('a role: is given and taken, once more changes nothing, and the list shows it', async () => {
  const { data } = await desk.give('Luc Morvan', 'Client')
  expect(data.member).toMatchObject({ name: 'Luc Morvan', roles: [await desk.roleId('Client')] })
  expect((await desk.give('Luc Morvan', 'Client')).data.member).toEqual(data.member)
  expect(await desk.rolesOf('Luc Morvan')).toEqual(['Client'])
  expect((await desk.take('Luc Morvan', 'Client')).data.member.roles).toEqual([])
  expect((await desk.take('Luc Morvan', 'Client')).status).toBe(200)
  expect(await desk.rolesOf('Luc Morvan')).toEqual([])
})

test('a role above the agent’s: is refused by its name, and nothing changes', async () => {
  const { status, problem } = await desk.take('Théo Perrin', 'Modérateur')
  expect([status, problem.code]).toEqual([409, 'role-above-ours'])
  expect(problem.message).toMatch(/^Modérateur stands above Replybay/)
  expect(await desk.rolesOf('Théo Perrin')).toEqual(['Modérateur'])
})

test('the agent’s own role: is refused as one that Discord gives', async () => {
  expect((await desk.give('Luc Morvan', 'Replybay')).problem.code).toBe('role-managed')
})

test('a member or a role that is not there: answers 404', async () => {
  const [guildId, memberId, roleId] = [
    await desk.guildId(),
    await desk.memberId('Luc Morvan'),
    await desk.roleId('Client'),
  ]
  for (const body of [
    { guildId, memberId, roleId: '1' },
    { guildId, memberId: '1', roleId },
    { guildId: 'none', memberId, roleId },
  ]) {
    expect((await desk.server().call(addGuildRole, { as: 'owner', body })).status).toBe(404)
  }
})

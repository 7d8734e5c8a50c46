import {
  changeImport,
  checkIntegration,
  getIntegration,
  hasSendcloud,
  listIntegrations,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { linesOf } from './platform-desk.ts'

const server = sharedServer()
const list = async () => (await server().call(listIntegrations, { as: 'owner' })).data

test('the demo’s integrations: a PrestaShop, a Shopify and Sendcloud, which say that they are local', async () => {
  expect((await list()).map(({ kind, state, isLocal }) => [kind, state, isLocal])).toEqual([
    ['prestashop', 'connected', true],
    ['shopify', 'connected', true],
    ['sendcloud', 'connected', true],
  ])
  const { data } = await server().call(hasSendcloud, { as: 'warehouse' })
  expect(data.hasSendcloud).toBe(true)
})

test('the demo’s integrations: are checked without asking anybody, have no keys, and import nothing', async () => {
  for (const { _id: id } of await list()) {
    const { data, status } = await server().call(checkIntegration, { as: 'admin', path: { id } })
    expect(status).toBe(200)
    expect(data.state).toBe('connected')
    expect(data.check && linesOf(data.check)).toEqual(
      ['address', 'key', 'permission', 'plan'].map((step) => `${step} passed local`),
    )
    const detail = (await server().call(getIntegration, { as: 'owner', path: { id } })).data
    expect(Object.keys(detail.settings ?? {}).filter((name) => name.includes('key'))).toEqual([])
    expect(detail.events?.[0]?.kind).toBe('checked')
    const body = { isPaused: true }
    expect((await server().call(changeImport, { as: 'owner', path: { id }, body })).status).toBe(409)
  }
})

test('events of integrations: are kept for 30 days', async () => {
  const [{ _id: id } = { _id: '' }] = await list()
  // Housekeeping ends sessions, too.
  const events = async () => {
    const token = await server().newSession('owner@maison-lumen.example')
    return (await server().call(getIntegration, { token, path: { id } })).data.events?.length
  }
  const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000)
  expect(await events()).toBeGreaterThan(1)
  await keepHouse(server().database, daysLater(29))
  expect(await events()).toBeGreaterThan(1)
  await keepHouse(server().database, daysLater(31))
  expect(await events()).toBe(0)
})

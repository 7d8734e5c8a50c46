import { getIntegration, integrateTelegram, listTickets } from '@replybay/api-client/operations'
import { TelegramServer } from '@replybay/shop-platforms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { certificate } from '../../../../test/trusted-certificate.ts'

const telegram = new TelegramServer(certificate)
const nowhere = 'https://service.example:9'
let server: TestServer

beforeAll(async () => {
  await telegram.listen()
  server = await TestServer.start({
    // As at home: nobody from outside reaches it.
    dashboardOrigin: 'http://localhost:4400',
    hasBackgroundWork: true,
    outboundAllow: [`localhost:${telegram.port}`],
    services: {
      sendcloud: nowhere,
      stripe: nowhere,
      discord: nowhere,
      meta: nowhere,
      telegram: telegram.origin,
    },
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.stop()
  await telegram.stop()
})

test('Telegram that can’t reach this server is asked: what was written before and after comes, once', async () => {
  telegram.webhook = { url: 'https://elsewhere.example', secret: '' }
  telegram.message('¿Abren el sábado?')
  const body = { bot_token: telegram.token }
  const { data } = await server.call(integrateTelegram, { as: 'owner', body })
  const detail = async () => (await server.call(getIntegration, { as: 'owner', path: { id: data._id } })).data
  const texts = async () => {
    const { webId = '' } = await detail()
    const query = { channel: 'telegram', limit: 50, sort: 'newest' } as const
    const { tickets } = (await server.call(listTickets, { as: 'owner', path: { webId }, query })).data
    return tickets
      .filter(({ customer }) => customer.handle === '@inestorralba')
      .map(({ lastMessage }) => lastMessage?.text)
  }
  expect((await detail()).webhookState).toBe('polled')
  await expect.poll(texts, { timeout: 20_000 }).toEqual(['¿Abren el sábado?'])
  telegram.message('¿Y el domingo?')
  await expect.poll(texts, { timeout: 20_000 }).toEqual(['¿Y el domingo?'])
  expect(telegram.webhook).toBe(undefined)
}, 60_000)

import { listTickets } from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/ids.ts'
import { customers } from '../../customers/tables.ts'
import { messages, tickets } from '../tables.ts'
import { webs } from '../../webs/tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const WEB = 'web-of-many'
const COUNT = 1_234

const server = sharedServer()

/** Some wait, some do not; several have the same time. */
beforeAll(async () => {
  const { queries } = server().database
  const createdAt = new Date('2026-01-01T00:00:00Z')
  await queries.insert(webs).values({ id: WEB, companyId: MAISON_LUMEN, createdAt })
  const customerId = newId()
  await queries.insert(customers).values({ id: customerId, companyId: MAISON_LUMEN, name: 'X', createdAt })
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const updatedAt = new Date(createdAt.getTime() + Math.floor(index / 3) * 1_000)
    return {
      ticket: {
        id: newId(),
        companyId: MAISON_LUMEN,
        webId: WEB,
        customerId,
        channel: 'web',
        status: index % 2 === 0 ? ('open' as const) : ('answered' as const),
        waitingSince: index % 2 === 0 ? updatedAt : null,
        lastMessageId: newId(),
        createdAt,
        updatedAt,
      },
      createdAt: updatedAt,
    }
  })
  await queries.insert(tickets).values(rows.map(({ ticket }) => ticket))
  await queries.insert(messages).values(
    rows.map(({ ticket, createdAt: at }) => ({
      id: ticket.lastMessageId,
      companyId: MAISON_LUMEN,
      ticketId: ticket.id,
      author: 'customer' as const,
      text: 'Hello',
      createdAt: at,
    })),
  )
})

async function read(query: string) {
  const answer = await server().call(listTickets, { as: 'support', path: { webId: WEB }, query })
  expect(answer.status).toBe(200)
  return answer.data
}

/** The same list by its cursors. */
async function readPages(query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await read(`${query}&limit=200${cursor && `&cursor=${cursor}`}`)
    ids.push(...page.tickets.map(({ _id }) => _id))
    cursor = page.nextCursor ?? null
  }
  return ids
}

test.each(['waiting', 'newest', 'oldest'])(
  'a list by %s without a limit: is whole and in order',
  async (sort) => {
    const whole = await read(`sort=${sort}`)
    expect(whole.nextCursor).toBeNull()
    const ids = whole.tickets.map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(COUNT)
    expect(ids).toEqual(await readPages(`sort=${sort}`))
  },
)

test('a list without a limit: holds what its filters and its cursor leave', async () => {
  expect((await read('status=open')).tickets).toHaveLength(COUNT / 2)
  expect((await read('status=closed')).tickets).toEqual([])
  const { nextCursor } = await read('limit=200')
  expect((await read(`cursor=${nextCursor}`)).tickets).toHaveLength(COUNT - 200)
})

test('a list without a limit: comes in pieces of 500 tickets', async () => {
  const response = await server().app.inject({
    url: `/api/v1/tickets/list/${WEB}`,
    headers: { authorization: `Bearer ${await server().tokenOf('support')}` },
    payloadAsStream: true,
  })
  const sizes: number[] = []
  for await (const chunk of response.stream()) sizes.push(String(chunk).split('"lastMessage"').length - 1)
  expect(sizes.filter((size) => size > 0)).toEqual([500, 500, 234])
})

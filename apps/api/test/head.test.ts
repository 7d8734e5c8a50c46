import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { operationsById, readContract } from '../src/platform/contract/contract.ts'
import type { Handlers } from '../src/platform/contract/handlers.ts'
import { bindContract } from '../src/platform/http/bind-contract.ts'
import { EventStream } from '../src/platform/stream/event-stream.ts'
import { StreamedList } from '../src/platform/http/streamed-list.ts'
import { validateByContract } from '../src/platform/http/validation.ts'

/** A server of what is answered piece by piece, and which of it has begun. */
async function serve() {
  const began: string[] = []
  const handlers = {
    listTickets: async () =>
      new StreamedList(
        'tickets',
        (async function* () {
          began.push('list')
          yield []
        })(),
        { nextCursor: null },
      ),
    streamChanges: async () =>
      new EventStream(
        (async function* () {
          began.push('stream')
          yield 'alive' as const
        })(),
        new AbortController().signal,
      ),
  } satisfies Partial<Handlers>
  const missing = Array.from(operationsById.keys()).filter((id) => !(id in handlers))
  const app = Fastify()
  validateByContract(app)
  await app.register(cookie)
  await bindContract(app, {
    contract: readContract(),
    additions: true,
    handlers,
    missing,
    isBarred: () => false,
  })
  return { app, began }
}

test.each([
  ['/tickets/list/w', 'list', 'application/json; charset=utf-8'],
  ['/changes?topics=tickets&webId=w', 'stream', 'text/event-stream'],
])('HEAD of %s: answers the head, and begins nothing of it', async (path, name, type) => {
  const { app, began } = await serve()
  const head = await app.inject({ method: 'HEAD', url: `/api/v1${path}` })
  expect({ status: head.statusCode, type: head.headers['content-type'], body: head.body }).toEqual({
    status: 200,
    type,
    body: '',
  })
  expect(head.headers['content-length']).toBeUndefined()
  expect(began).toEqual([])
  await app.inject({ method: 'GET', url: `/api/v1${path}` })
  expect(began).toEqual([name])
})

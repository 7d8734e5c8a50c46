import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FetchQueryOptions, MutationObserver, type MutationObserverOptions } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as operations from '../src/generated/operations.ts'
import * as visitorOperations from '../src/generated/operations/visitor.ts'
import * as client from '../src/index.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  type: string | undefined
  body: string
}

type Factory = (...taken: unknown[]) => FetchQueryOptions | MutationObserverOptions<unknown, Error, unknown>

const seen: Seen[] = []
/** What the server answers where no file is asked for. */
let answer: unknown = { data: { document: {} } }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body })
    if (request.url?.includes('download_')) response.setHeader('content-type', 'application/pdf').end('%PDF')
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
})
let queryClient: ReturnType<typeof client.createQueryClient>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ignore = () => undefined
  const api = client.createApi({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    token: ignore,
    onToken: ignore,
    onUnauthorized: ignore,
  })
  queryClient = client.createQueryClient({ api })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('every operation is called by a factory, but the stream, what rides on it, and those of visitors', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [name, group] of Object.entries(client)) {
    if (!/(?:Queries|Mutations)$/.test(name)) continue
    for (const factory of Object.values(group)) if (typeof factory === 'function') await perform(factory)
  }
  logged.mockRestore()
  const calls = new Set(seen.map(({ method, url }) => `${method} ${url?.replace(/\?.*/, '')}`))
  const missing = Object.values(operations)
    .filter(
      ({ method, path }) => !calls.has(`${method.toUpperCase()} /api/v1${path.replaceAll(/{\w+}/g, 'x')}`),
    )
    .map(({ id }) => id)
  const ofVisitors = new Set<string>(Object.values(visitorOperations).map(({ id }) => id))
  expect(missing.filter((id) => !ofVisitors.has(id))).toEqual([
    'streamChanges',
    'tellPresence',
    // The module of a shop calls it.
    'receiveShopEvents',
  ])
})

/** Makes the call of a factory whatever it takes: an id, parts of a path, or nothing. */
async function perform(factory: Factory): Promise<void> {
  const id = 'x'
  const parts = {
    id,
    webId: id,
    userId: id,
    guildId: id,
    lang: id,
    questionId: id,
    file: new File([], id),
    mentions: [],
    attachments: [],
  }
  for (const taken of [undefined, id, parts])
    for (const variables of [id, parts]) {
      try {
        const options = factory(taken, id)
        if ('queryFn' in options) await queryClient.fetchQuery({ ...options, retry: false })
        else await new MutationObserver(queryClient, options).mutate(variables)
      } catch {
        // It takes something else, or the server answers something else: only what was asked counts.
      }
    }
}

const { ticketQueries } = client

test.each([
  ['the list of tickets', ticketQueries.list('w', {}), { data: { tickets: null } }],
  ['the list of tickets', ticketQueries.list('w', {}), { data: null }],
  ['the list of tickets', ticketQueries.list('w', {}), null],
  ['a ticket', ticketQueries.detail('t'), { data: { ticket: null } }],
  ['a ticket', ticketQueries.detail('t'), { data: {} }],
])('%s, null where the contract has none: the call has failed', async (_name, options, body) => {
  answer = body
  // Sound: what a list reads page by page is read by the same options as one page.
  const read = queryClient.fetchInfiniteQuery({
    ...(options as ReturnType<typeof ticketQueries.list>),
    retry: false,
  })
  await expect(read).rejects.toMatchObject({ failure: { kind: 'malformed' } })
})

test('a suggestion: null says that there is none', async () => {
  answer = { data: { suggestion: null } }
  expect(await queryClient.fetchQuery(ticketQueries.suggestion('t', null))).toBeNull()
})

test('asks by the contract’s path, misspelt as it is', async () => {
  const mutation = new MutationObserver(queryClient, client.knowledgeMutations.setLanguage())
  await mutation.mutate({ language: 'fr-FR' })
  expect(seen.at(-1)).toMatchObject({ method: 'PATCH', url: '/api/v1/knowledge/update-knwoledge-lang' })
})

test('sends files as a form', async () => {
  const mutation = new MutationObserver(queryClient, client.knowledgeMutations.uploadFile())
  await mutation.mutate({ file: new File(['bytes'], 'catalogue.txt'), title: 'Catalogue' })
  const call = seen.at(-1)
  expect(call?.type).toMatch(/^multipart\/form-data/)
  expect(call?.body).toMatch(/filename="catalogue.txt"[\s\S]*bytes[\s\S]*name="title"[\s\S]*Catalogue/)
})

test('answers papers as bytes', async () => {
  const mutation = new MutationObserver(queryClient, client.warehouseMutations.downloadLabels())
  const file = await mutation.mutate({ companyId: 'c', orderNumber: 'ML-10482' })
  expect(await file?.text()).toBe('%PDF')
})

test('what a mutation names is out of date once it has succeeded', async () => {
  const { queryKey } = client.userQueries.info()
  queryClient.setQueryData(queryKey, { _id: 'u', owner_webs: [], owner_guilds: [] })
  const mutation = new MutationObserver(queryClient, client.userMutations.startTrial())
  await mutation.mutate()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a person of whom no websites and servers are told has none', async () => {
  for (const told of [{}, { owner_webs: null, owner_guilds: null }]) {
    answer = { data: { user: { _id: 'u', ...told } } }
    const user = await queryClient.fetchQuery({ ...client.userQueries.info(), staleTime: 0 })
    expect(user).toMatchObject({ owner_webs: [], owner_guilds: [] })
  }
})

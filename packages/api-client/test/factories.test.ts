import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MutationObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as client from '../src/index.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  type: string | undefined
  body: string
}

const seen: Seen[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body })
    if (request.url?.includes('download_')) response.setHeader('content-type', 'application/pdf').end('%PDF')
    else
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { document: {} } }))
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

test('every operation has a factory, but the stream and those of visitors', () => {
  const factories = Object.entries(client)
    .filter(([name]) => /(?:Queries|Mutations)$/.test(name))
    .flatMap(([, group]) => Object.values(group as Record<string, unknown>))
    .map(String)
    .join('\n')
  const visitors = ['openConversation', 'getConversation', 'continueConversation']
  const missing = Object.keys(client.errorCatalogue).filter(
    (operation) => !factories.includes(`"${operation}"`) && !factories.includes(`'${operation}'`),
  )
  expect(missing).toEqual(['streamTickets', ...visitors])
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

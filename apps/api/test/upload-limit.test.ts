import { addAttachment } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { ATELIER_NORD, DEMO_WEB_ID } from '../src/platform/demo/accounts.ts'
import { rateLimits } from '../src/platform/rate-limits/tables.ts'
import { webs } from '../src/features/webs/tables.ts'
import { sharedServer } from './test-server.ts'

const KB = 1024
const limits = {
  calls: 1_000,
  callsPerSender: 1_000,
  streams: 1_000,
  streamsPerPerson: 10,
  visitorStreams: 10,
  uploadBytesPerDay: 5 * KB,
  knowledgeBytes: 5 * KB,
}
const WEB = 'web-atelier-nord'
const server = sharedServer({ limits })

async function upload(email: string, ticketId: string, bytes: number) {
  const form = new FormData()
  form.append('name', 'plan.bin')
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const encoded = new Response(form)
  return server().call(addAttachment, {
    as: email,
    path: { id: ticketId },
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}

test('uploads: a company beyond its day is refused, whoever of it uploads, and another is not', async () => {
  const { id } = await server().openTicket('Hello', DEMO_WEB_ID)
  expect((await upload('support', id, 2 * KB)).status).toBe(201)
  expect((await upload('owner', id, 3 * KB)).status).toBe(201)
  const refused = await upload('admin', id, 1)
  expect(refused).toMatchObject({
    status: 429,
    problem: {
      code: 'upload-limit',
      message: 'Your team has reached today’s upload limit. Try again tomorrow.',
    },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600)

  const web = { id: WEB, companyId: ATELIER_NORD, createdAt: new Date() }
  await server().database.queries.insert(webs).values(web)
  const other = await server().openTicket('Hello', web.id)
  expect((await upload('owner@atelier-nord.example', other.id, 2 * KB)).status).toBe(201)
})

test('uploads: a file without bytes counts too', async () => {
  const ticket = await server().openTicket('Hello', WEB)
  const statuses = []
  for (let number = 0; number < 6; number++) {
    statuses.push((await upload('owner@atelier-nord.example', ticket.id, 0)).status)
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429])
})

test('uploads: one that is longer than the rest of the day is refused before it is read', async () => {
  const { id } = await server().openTicket('Hello', DEMO_WEB_ID)
  await server().database.queries.delete(rateLimits)
  const refused = await server().call(addAttachment, {
    as: 'support',
    path: { id },
    headers: { 'content-type': 'multipart/form-data; boundary=part', 'content-length': String(1024 * KB) },
    body: 'no form',
  })
  expect(refused).toMatchObject({ status: 429, problem: { code: 'upload-limit' } })
  expect((await upload('support', id, 5 * KB)).status).toBe(201)
})

test('uploads: a form that is refused counts with what has come of it', async () => {
  const { id } = await server().openTicket('Hello', DEMO_WEB_ID)
  await server().database.queries.delete(rateLimits)
  const refused = await server().call(addAttachment, {
    as: 'support',
    path: { id },
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: 'x'.repeat(5 * KB),
  })
  expect(refused).toMatchObject({ status: 400, problem: { fields: [{ message: 'must be a form' }] } })
  expect(await upload('support', id, 1)).toMatchObject({ status: 429, problem: { code: 'upload-limit' } })
})

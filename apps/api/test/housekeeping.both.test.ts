import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteTicket, register } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCode, listRegistrations } from '../src/features/auth/store.ts'
import { createFolderStore } from '../src/platform/blobs/folder-store.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { keepHouse } from './house.ts'
import { newId } from '../src/platform/database/ids.ts'
import { attachments } from '../src/features/attachments/tables.ts'
import { codes, invitations } from '../src/features/auth/tables.ts'
import { tickets } from '../src/features/tickets/tables.ts'
import { companies, users } from '../src/features/users/tables.ts'
import { botSettings } from '../src/features/webs/tables.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { listedBlobs } from './listed-blobs.ts'
import { supportDesk, WEB } from './support-desk.ts'
import { TestServer } from './test-server.ts'

let folder: string
let server: TestServer
const desk = supportDesk(() => server)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replybay-sweep-'))
  server = await TestServer.start({ blobs: { kind: 'folder', folder } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const DAY_MS = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

async function registerEarlier(email: string, days: number): Promise<string> {
  const body = { email, password: 'seven lamps hang over the sea', companyName: `Shop of ${email}` }
  expect((await server.call(register, { body })).status).toBe(201)
  const [user] = await listRegistrations(server.database.queries, email, 1)
  const id = String(user?.id)
  await server.database.queries
    .update(users)
    .set({ createdAt: daysAgo(days) })
    .where(eq(users.id, id))
  await server.database.queries.delete(codes).where(eq(codes.userId, id))
  return id
}
const isThere = async (email: string) =>
  (await server.database.queries.$count(users, eq(users.email, email))) > 0
const companiesNamed = (name: string) => server.database.queries.$count(companies, eq(companies.name, name))

test('account that was never proved: goes after 30 days with its company, a younger one stays', async () => {
  await registerEarlier('old@unproved.example', 31)
  await registerEarlier('young@unproved.example', 29)
  await keepHouse(server.database, new Date())
  expect([await isThere('old@unproved.example'), await isThere('young@unproved.example')]).toEqual([
    false,
    true,
  ])
  expect(await companiesNamed('Shop of old@unproved.example')).toBe(0)
  expect(await companiesNamed('Shop of young@unproved.example')).toBe(1)
})

test('account that was never proved: stays while a code is on its way to its owner', async () => {
  const userId = await registerEarlier('late@unproved.example', 31)
  const expiresAt = new Date(Date.now() + 60_000)
  const code = { userId, codeHash: 'x', purpose: 'validation', expiresAt } as const
  await insertCode(server.database.queries, code)
  await keepHouse(server.database, new Date())
  expect(await isThere('late@unproved.example')).toBe(true)
})

test('account that was never proved: a colleague goes alone, an owner with colleagues not at all', async () => {
  const { queries } = server.database
  const colleague = 'colleague@unproved.example'
  const person = { passwordHash: 'x', createdAt: daysAgo(31) }
  await queries
    .insert(users)
    .values({ id: newId(), companyId: MAISON_LUMEN, email: colleague, role: 'support', ...person })
  const ownerId = await registerEarlier('boss@unproved.example', 31)
  const owner = await queries.select().from(users).where(eq(users.id, ownerId))
  const companyId = String(owner[0]?.companyId)
  await queries.insert(users).values({
    id: newId(),
    companyId,
    email: 'proved@x.example',
    role: 'admin',
    validatedAt: new Date(),
    ...person,
  })
  await keepHouse(server.database, new Date())
  expect(await isThere(colleague)).toBe(false)
  expect(await isThere('owner@maison-lumen.example')).toBe(true)
  expect(await isThere('boss@unproved.example')).toBe(true)
  expect(await isThere('proved@x.example')).toBe(true)
})

test('invitation: goes 30 days after it has expired', async () => {
  const { queries } = server.database
  const invited = { companyId: MAISON_LUMEN, role: 'support', createdAt: daysAgo(60) } as const
  for (const days of [29, 31]) {
    const [email, tokenHash] = [`${days}@invited.example`, `hash of ${days}`]
    await queries
      .insert(invitations)
      .values({ id: newId(), email, tokenHash, expiresAt: daysAgo(days), ...invited })
  }
  await keepHouse(server.database, new Date())
  const left = await queries.select({ email: invitations.email }).from(invitations)
  expect(left).toContainEqual({ email: '29@invited.example' })
  expect(left).not.toContainEqual({ email: '31@invited.example' })
})

/** Puts a file into the store, as old as that. */
async function file(name: string, days: number) {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), 'bytes')
  await utimes(join(folder, name), daysAgo(days), daysAgo(days))
}

test('blob: goes a day after nothing owns it, whatever it is; owned and young ones stay', async () => {
  const { queries } = server.database
  const { id: ticketId } = await desk.open('Hello')
  const avatar = 'a'.repeat(32)
  await queries.update(users).set({ avatar }).where(eq(users.email, 'owner@maison-lumen.example'))
  const logo = 'd'.repeat(32)
  await queries.update(botSettings).set({ logo }).where(eq(botSettings.id, WEB))
  const owned = { blob: 'attachments/owned', name: 'x', type: 'text/plain', size: 5, createdAt: new Date() }
  await queries.insert(attachments).values({ id: newId(), companyId: MAISON_LUMEN, ticketId, ...owned })
  const kept = ['attachments/owned', `avatars/${avatar}.webp`, `logos/${logo}.webp`]
  const lost = [
    'attachments/lost',
    `avatars/${'b'.repeat(32)}.webp`,
    'avatars/c.webp.0198c0df-11a2-7d10',
    `logos/${'e'.repeat(32)}.webp`,
  ]
  for (const name of [...kept, ...lost]) await file(name, 2)
  const young = ['attachments/young', 'avatars/young.webp']
  for (const name of young) await file(name, 0.9)
  // More than are looked at in one query.
  for (let number = 0; number < 1_100; number++) await file(`attachments/many-${number}`, 2)
  const blobs = createFolderStore(folder)
  await keepHouse(server.database, new Date(), { blobs })
  const left = []
  for (const name of ['attachments', 'avatars', 'logos']) left.push(...(await listedBlobs(blobs, name)))
  expect(left.map(({ name }) => name).toSorted()).toEqual([...kept, ...young].toSorted())
})

test('housekeeping: what fails keeps nothing else from being done', async () => {
  const { id } = await desk.open('Hello', { email: 'kept-house@example.org' })
  await desk.call(deleteTicket, { path: { id } })
  await registerEarlier('last@unproved.example', 31)
  const broken = {
    ...createFolderStore(folder),
    // oxlint-disable-next-line require-yield -- It fails before it has anything.
    async *list() {
      throw new Error('The store does not answer.')
    },
  }
  const { log } = server.app
  const now = new Date(Date.now() + 8 * DAY_MS)
  const config = readConfig({ REPLYBAY_DELETED_TICKET_DAYS: '7' })
  await keepHouse(server.database, now, { blobs: broken, config, log })
  const [ticket] = await server.database.queries.select().from(tickets).where(eq(tickets.id, id))
  expect(ticket?.customerId).toBeNull()
  expect(await isThere('last@unproved.example')).toBe(false)
  expect(server.logLines.filter((line) => line.includes('Housekeeping failed'))).toHaveLength(1)
})

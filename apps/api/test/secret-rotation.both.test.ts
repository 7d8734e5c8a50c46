import { createHmac } from 'node:crypto'
import { createWeb, getIdentitySecret, openConversation } from '@replybay/api-client/operations'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openMailSecret, sealMailSecret } from '../src/features/mailbox/remote/secrets.ts'
import { mailboxConnections, mailboxSignIns } from '../src/features/mailbox/remote/tables.ts'
import { mailboxes } from '../src/features/mailbox/tables.ts'
import { openKeys, sealKeys } from '../src/features/integrations/secrets.ts'
import { integrations } from '../src/features/integrations/tables.ts'
import { webs } from '../src/features/webs/tables.ts'
import type { Database } from '../src/platform/database/database.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { createVault } from '../src/platform/secrets/vault.ts'
import { TestServer } from './test-server.ts'
import { openTestDatabase } from './test-database.ts'

const FORMER = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)
const SIGN_IN = 'a state'
const INTEGRATION = 'an integration'

/** Ends the server, and leaves the database for the next one. */
async function withServer<Result>(
  database: Database,
  keys: { secretKey: Buffer; previousSecretKey?: Buffer },
  act: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const server = await TestServer.start({ database, ...keys })
  try {
    return await act(server)
  } finally {
    await server.app.close()
  }
}

const signature = (secret: string, email: string) => createHmac('sha256', secret).update(email).digest('hex')

const identityOf = async (server: TestServer, id: string) =>
  (await server.call(getIdentitySecret, { as: 'owner', path: { id } })).data.secret

/** What is kept of a mailbox at a provider, of a sign-in, and of a website. */
async function keep(server: TestServer) {
  const { queries } = server.database
  const { data } = await server.call(createWeb, { as: 'owner', body: { name: 'Boutique' } })
  const vault = createVault(FORMER)
  const [mailbox] = await queries.select().from(mailboxes).where(eq(mailboxes.companyId, MAISON_LUMEN))
  if (!mailbox) throw new Error('The demo has no mailbox.')
  const at = { host: 'mail.example', port: 993, encryption: 'tls' } as const
  await queries.insert(mailboxConnections).values({
    id: 'connection',
    mailboxId: mailbox.id,
    companyId: MAISON_LUMEN,
    provider: 'other',
    user: 'shop',
    incoming: at,
    outgoing: at,
    secret: sealMailSecret(vault, mailbox.id, { password: 'a password' }),
    receiving: { state: 'working', at: new Date().toISOString() },
    sending: { state: 'working', at: new Date().toISOString() },
    changedAt: new Date(),
  })
  await queries.insert(mailboxSignIns).values({
    stateHash: SIGN_IN,
    companyId: MAISON_LUMEN,
    sessionHash: 'a session',
    provider: 'gmail',
    verifier: vault.seal('a verifier', `mailbox_sign_ins ${SIGN_IN}`),
    expiresAt: new Date(Date.now() + 600_000),
  })
  await queries.insert(integrations).values({
    id: INTEGRATION,
    companyId: MAISON_LUMEN,
    kind: 'stripe',
    secret: sealKeys(vault, INTEGRATION, { private_key: 'a key' }),
    keysChangedAt: new Date(),
    createdAt: new Date(),
  })
  return { mailboxId: mailbox.id, webId: data.web._id, secret: await identityOf(server, data.web._id) }
}

/** More websites than are in memory at once, each with a secret. @returns their ids. */
async function keepMany({ queries }: Database): Promise<readonly string[]> {
  const vault = createVault(FORMER)
  const ids = Array.from({ length: 450 }, (_, number) => `many-${String(number).padStart(3, '0')}`)
  const rows = ids.map((id) => ({
    id,
    companyId: MAISON_LUMEN,
    createdAt: new Date(),
    identitySecret: vault.seal(id, `webs.identity_secret ${id}`),
  }))
  await queries.insert(webs).values(rows)
  return ids
}

const allSealed = async ({ queries }: Database) => [
  await queries.select({ id: webs.id, sealed: webs.identitySecret }).from(webs).orderBy(asc(webs.id)),
  await queries.select({ sealed: mailboxConnections.secret }).from(mailboxConnections),
  await queries.select({ sealed: mailboxSignIns.verifier }).from(mailboxSignIns),
  await queries.select({ sealed: integrations.secret }).from(integrations).orderBy(asc(integrations.id)),
]

/** Starts what runs beside the calls, and waits until it has looked at every secret. */
async function sealAnew(server: TestServer) {
  await server.jobs.start()
  await vi.waitFor(() => expect(server.logLines.join('')).toMatch(/kept under (the present|neither)/), 30_000)
}

test('new secret key: what the former one sealed is opened by both, sealed anew at the start, and opened by the new key alone', async () => {
  const database = await openTestDatabase()
  try {
    const kept = await withServer(database, { secretKey: FORMER }, keep)
    const many = await keepMany(database)
    const both = { secretKey: NEW, previousSecretKey: FORMER }
    await withServer(database, both, async (server) => {
      expect(await identityOf(server, kept.webId)).toBe(kept.secret)
      await sealAnew(server)
    })
    const sealed = await allSealed(database)
    // Again: nothing is left to do.
    await withServer(database, both, sealAnew)
    expect(await allSealed(database)).toEqual(sealed)
    await withServer(database, { secretKey: NEW }, async (server) => {
      expect(await identityOf(server, kept.webId)).toBe(kept.secret)
      for (const id of many.slice(-2)) expect(await identityOf(server, id)).toBe(id)
      const email = 'ada@shop.example'
      const body = { webId: kept.webId, message: 'Hello', email, signature: signature(kept.secret, email) }
      expect((await server.call(openConversation, { body })).status).toBe(201)
    })
    const vault = createVault(NEW)
    const [connection] = await database.queries.select().from(mailboxConnections)
    expect(openMailSecret(vault, kept.mailboxId, connection?.secret ?? '')).toEqual({
      password: 'a password',
    })
    const [signIn] = await database.queries.select().from(mailboxSignIns)
    const [integration] = await database.queries
      .select()
      .from(integrations)
      .where(isNotNull(integrations.secret))
    expect(openKeys(vault, { id: INTEGRATION, secret: integration?.secret ?? null })).toEqual({
      private_key: 'a key',
    })
    expect(vault.open(signIn?.verifier ?? '', `mailbox_sign_ins ${SIGN_IN}`)).toBe('a verifier')
  } finally {
    await database.close()
  }
})

test('new secret key with a wrong former one: what neither opens stays as it is, and the log says so', async () => {
  const database = await openTestDatabase()
  try {
    const { webId, secret } = await withServer(database, { secretKey: FORMER }, keep)
    const wrong = { secretKey: NEW, previousSecretKey: Buffer.alloc(32, 3) }
    await withServer(database, wrong, async (server) => {
      await sealAnew(server)
      expect(server.logLines.join('')).toMatch(/"lost":4.*kept under neither/)
    })
    const right = { secretKey: NEW, previousSecretKey: FORMER }
    await withServer(database, right, async (server) => expect(await identityOf(server, webId)).toBe(secret))
  } finally {
    await database.close()
  }
})

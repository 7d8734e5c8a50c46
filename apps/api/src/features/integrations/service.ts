/** Connects shops and services, tries their keys, and tells how they are. */
import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { failureOf } from './failures.ts'
import { checkKept } from './check-kept.ts'
import { askForImport, isImporting } from './importing/import-job.ts'
import { countLabels } from './labels/count-labels.ts'
import { platforms } from './platforms.ts'
import { presentDetail, presentIntegration } from './present.ts'
import { hookAddress } from './hooks/hook-address.ts'
import { forgetAccount } from '../channels/index.ts'
import { askForHooks, isPolled, takeBackHooks } from './hooks/registering.ts'
import { askForSendings, countSendings, type SendingCounts } from './sending/send-back.ts'
import { giveUpRefunds } from './refunding/note-refund.ts'
import { findWebOrFirst } from '../webs/index.ts'
import { needVault, newHook, openHook, openKeys, sealKeys, type Settings } from './secrets.ts'
import { addressOf, readSettings, splitSettings } from './settings.ts'
import {
  addIntegrationEvent,
  findIntegration,
  findIntegrationOf,
  forgetShop,
  holdIntegration,
  type IntegrationRow,
  listIntegrationEvents,
  listIntegrationRows,
  lockIntegration,
} from './store.ts'
import { integrations, type Kind } from './tables.ts'
import { tryKeys } from './try-keys.ts'

type Schemas = components['schemas']

/** Tries of a company in an hour: each asks an address that a person names. */
const MOST_TRIES = 200
const HOUR_MS = 3_600_000
const TOLD_EVENTS = 50

/** An import that has read nothing yet. */
const beginning = (now: Date) => ({
  importStartedAt: now,
  importFinishedAt: null,
  importPaused: false,
  importCursor: null,
  importPages: 0,
  importSeen: 0,
  importTotal: null,
  importReached: null,
  orderCount: 0,
  caughtUpTo: null,
  comparedAt: null,
  differenceCount: 0,
  differences: [],
  stockDueAt: null,
  stockReadTo: null,
})

interface Counted {
  sent: SendingCounts | undefined
  labels: number | undefined
}

async function countOf(queries: Queries, rows: readonly IntegrationRow[]) {
  const sent = await countSendings(
    queries,
    rows.map(({ id }) => id),
  )
  const labels = await countLabels(queries, rows)
  return ({ id }: IntegrationRow): Counted => ({ sent: sent.get(id), labels: labels.get(id) })
}

const countedOf = async (queries: Queries, row: IntegrationRow) => (await countOf(queries, [row]))(row)

export type IntegrationService = ReturnType<typeof createIntegrationService>

export function createIntegrationService(context: ServerContext) {
  const { database, vault } = context
  const limit = createRateLimit(database, {
    name: 'integration-tries',
    attempts: MOST_TRIES,
    windowMs: HOUR_MS,
  })

  /** Of what is connected, with its secrets; undefined where nothing is, or it has none. */
  function settingsOf(row: IntegrationRow | undefined): Settings | undefined {
    const keys = row && openKeys(vault, row)
    return keys && { ...keys, ...addressOf(platforms[row.kind], row.url) }
  }

  async function need(companyId: string, id: string): Promise<IntegrationRow> {
    const row = await findIntegration(database.queries, companyId, id)
    if (!row) throw new Failure('not-found')
    return row
  }

  /** Whose inbox gets what is written. @throws Failure `invalid-request` where the company has none, or not this one. */
  async function needWeb(companyId: string, typed: string | undefined): Promise<string> {
    const web = await findWebOrFirst(database.queries, companyId, typed ?? null)
    if (web && (typed === undefined || web.id === typed)) return web.id
    const message = web ? 'is none of your websites' : 'is needed: create a website first'
    throw new Failure('invalid-request', { fields: [{ path: '/body/webId', message }] })
  }

  /** Where it tells what happens; undefined for what tells nothing. */
  function hookOf(row: IntegrationRow, keys = openKeys(vault, row) ?? {}) {
    const [{ hooks }, hook] = [platforms[row.kind], openHook(vault, row)]
    if (!hooks || !hook) return undefined
    const address = hookAddress(context, row.kind, hook.token)
    return {
      address,
      isChecked: hooks.secretOf(keys, hook.secret) !== undefined && !isPolled(row.kind, address),
    }
  }

  async function detail(row: IntegrationRow): Promise<Schemas['IntegrationDetail']> {
    const events = await listIntegrationEvents(database.queries, row, TOLD_EVENTS)
    const keys = openKeys(vault, row) ?? {}
    const counted = await countedOf(database.queries, row)
    return presentDetail(row, { keys, events, ...counted, hook: hookOf(row, keys) })
  }

  return {
    async list({ companyId }: Person): Promise<Schemas['Integration'][]> {
      const rows = await listIntegrationRows(database.queries, companyId)
      const last = await Promise.all(rows.map((row) => listIntegrationEvents(database.queries, row, 1)))
      const counted = await countOf(database.queries, rows)
      return rows.map((row, place) =>
        presentIntegration(row, { lastEvent: last[place]?.[0], ...counted(row), hook: hookOf(row) }),
      )
    },
    /** @throws Failure `not-found` */
    async get({ companyId }: Person, id: string): Promise<Schemas['IntegrationDetail']> {
      return await detail(await need(companyId, id))
    },
    /** Forgets its keys and what happened with it. @throws Failure `not-found` */
    async remove({ companyId }: Person, id: string): Promise<void> {
      await takeBackHooks(context, await need(companyId, id))
      await database.transaction(async (queries) => {
        const row = await lockIntegration(queries, companyId, id)
        if (!row) throw new Failure('not-found')
        await giveUpRefunds(queries, row)
        await forgetAccount(queries, id)
        await queries.delete(integrations).where(eq(integrations.id, id))
      })
    },
    /** @throws Failure as the service had a problem with them, `invalid-request`, `no-secret-key`, `too-many-requests` */
    async connect(
      { companyId, name: by }: Person,
      kind: Kind,
      typed: Settings,
      typedWebId?: string,
    ): Promise<Schemas['Integration']> {
      const platform = platforms[kind]
      const webId = platform.messenger && (await needWeb(companyId, typedWebId))
      needVault(vault)
      await limit.take(companyId)
      const kept = await findIntegrationOf(database.queries, companyId, kind)
      const settings = readSettings(platform, typed, settingsOf(kept))
      const { check, trouble, ms } = await tryKeys(context, kind, settings)
      if (trouble) throw failureOf(platform.name, trouble)
      const { url, keys } = splitSettings(platform, settings)
      if (kept && kept.url !== url) await takeBackHooks(context, kept)
      return await database.transaction(async (queries) => {
        const now = new Date()
        const { id, isNew, begins } = await holdIntegration(queries, companyId, kind, { url, now })
        const isToImport = platform.shop !== undefined && begins
        const [row] = await queries
          .update(integrations)
          .set({
            name: check.name ?? null,
            url,
            ...(webId !== undefined && { webId }),
            isLocal: false,
            secret: sealKeys(vault, id, keys),
            problem: null,
            lastError: null,
            failedSince: null,
            checkedAt: now,
            check,
            keysChangedAt: now,
            ...(isToImport && beginning(now)),
            // What another shop tells is not heard any more.
            ...(platform.hooks &&
              (begins || !kept?.hook) && { ...newHook(vault, id), hookIds: null, toldAt: null }),
            hookProblem: null,
            catchUpDueAt: null,
            catchUpFailures: 0,
          })
          .where(and(eq(integrations.companyId, companyId), eq(integrations.id, id)))
          .returning()
        if (!row) throw new Error('What is held is gone.')
        // After the hook is another: what the shop before has told until then is stored, and goes with the rest.
        if (isToImport && !isNew) await forgetShop(queries, id)
        await addIntegrationEvent(queries, row, {
          kind: isNew ? 'connected' : 'keys-replaced',
          subject: by,
          ms,
        })
        await askForHooks(queries, context, row)
        await askForSendings(queries, context, row, { isAnew: true })
        if (isImporting(row)) await askForImport(queries, context, { companyId, integrationId: id })
        const [last] = await listIntegrationEvents(queries, row, 1)
        return presentIntegration(row, {
          lastEvent: last,
          ...(await countedOf(queries, row)),
          hook: hookOf(row),
        })
      })
    },
    /** @throws Failure `invalid-request` where a secret is left out and none is kept, `too-many-requests` */
    async test({ companyId }: Person, { kind, settings: typed }: Schemas['IntegrationTest']) {
      await limit.take(companyId)
      const kept = await findIntegrationOf(database.queries, companyId, kind)
      const settings = readSettings(platforms[kind], typed, settingsOf(kept))
      return (await tryKeys(context, kind, settings)).check
    },
    /** @throws Failure `not-found`, `too-many-requests` */
    async check({ companyId }: Person, id: string): Promise<Schemas['IntegrationDetail']> {
      await limit.take(companyId)
      const row = await need(companyId, id)
      await checkKept(context, row, { isAsked: true })
      return await detail(await need(companyId, id))
    },
    /** @throws Failure `not-found`, `conflict` where no import is under way. */
    async changeImport(
      { companyId }: Person,
      id: string,
      isPaused: boolean,
    ): Promise<Schemas['Integration']> {
      return await database.transaction(async (queries) => {
        const row = await lockIntegration(queries, companyId, id)
        if (!row) throw new Failure('not-found')
        if (row.importStartedAt === null || row.importFinishedAt !== null) throw new Failure('conflict')
        await queries.update(integrations).set({ importPaused: isPaused }).where(eq(integrations.id, id))
        if (!isPaused) await askForImport(queries, context, { companyId, integrationId: id })
        const [last] = await listIntegrationEvents(queries, row, 1)
        const counted = await countedOf(queries, row)
        return presentIntegration(
          { ...row, importPaused: isPaused },
          { lastEvent: last, ...counted, hook: hookOf(row) },
        )
      })
    },
    /** @throws Failure `not-found` for another company. */
    async hasSendcloud({ companyId }: Person, asked: string | undefined): Promise<boolean> {
      if (asked !== undefined && asked !== companyId) throw new Failure('not-found')
      return (await findIntegrationOf(database.queries, companyId, 'sendcloud')) !== undefined
    },
  }
}

/** Asks messengers for what they would tell, where they can't reach this server. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { newId } from '../../../platform/database/ids.ts'
import { holdLease } from '../../../platform/jobs/leases.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { askKept } from '../ask-kept.ts'
import { askForHandling } from '../hooks/handle-deliveries.ts'
import { hookAddress } from '../hooks/hook-address.ts'
import { isPolled } from '../hooks/registering.ts'
import { noteTrouble, noTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { openHook } from '../secrets.ts'
import { findIntegration, type IntegrationRow } from '../store.ts'
import { integrationDeliveries, integrations, type Kind } from '../tables.ts'
import { Trouble } from '../trouble.ts'

/** How often it is looked for what was connected; in ms. */
const LOOK_MS = 5_000
/** How long a messenger is waited for; in s. */
const WAIT_S = 25
/** After a failure; in ms. */
const PAUSE_MS = 15_000

interface Polled {
  companyId: string
  integrationId: string
}

const pollable = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].messenger?.poll)

/** One instance of all asks for each. @returns the way to stop it. */
export function pollMessengers(context: ServerContext): () => Promise<void> {
  const held = new Map<string, () => Promise<void>>()
  let turn: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const rows = await listPolled(context)
    const ids = new Set(rows.map(({ id }) => id))
    for (const { id: integrationId, companyId } of rows) {
      if (held.has(integrationId)) continue
      const work = (signal: AbortSignal) => poll(context, { companyId, integrationId }, signal)
      const { database, log } = context
      held.set(integrationId, holdLease({ database, log, name: `messenger ${integrationId}`, work }))
    }
    for (const [id, stop] of held) {
      if (ids.has(id)) continue
      held.delete(id)
      await stop()
    }
  }

  const lookInTurn = () => {
    turn = turn
      .then(look)
      .catch((error: unknown) => context.log.warn({ err: error }, 'Messengers to ask could not be read'))
  }
  const timer = setInterval(lookInTurn, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await turn
    await Promise.all([...held.values()].map((stop) => stop()))
  }
}

async function listPolled(context: ServerContext): Promise<IntegrationRow[]> {
  const rows = await context.database.queries
    .select()
    .from(integrations)
    .where(
      and(
        inArray(integrations.kind, pollable),
        isNotNull(integrations.secret),
        eq(integrations.isLocal, false),
      ),
    )
  return rows.filter((row) => {
    const hook = openHook(context.vault, row)
    return hook !== undefined && isPolled(row.kind, hookAddress(context, row.kind, hook.token))
  })
}

async function poll(context: ServerContext, of: Polled, signal: AbortSignal): Promise<void> {
  let after: string | undefined
  while (!signal.aborted) {
    try {
      after = await pollOnce(context, of, { after, waitS: WAIT_S, signal })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Trouble)) throw error
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}

/**
 * Stores what is told until then, once, and has it handled.
 *
 * @returns what was heard last.
 * @throws Trouble
 */
export async function pollOnce(
  context: ServerContext,
  { companyId, integrationId }: Polled,
  { after, waitS, signal }: { after: string | undefined; waitS: number; signal?: AbortSignal },
): Promise<string | undefined> {
  const { database, jobs } = context
  const row = await findIntegration(database.queries, companyId, integrationId)
  if (!row) throw new Trouble('bad-key')
  try {
    const { ask, settings, platform } = askKept(context, row, undefined, signal)
    // What was registered before would be told in place of being answered.
    if (after === undefined) await platform.hooks?.registration?.remove(ask, settings, '')
    const told = (await platform.messenger?.poll?.({ ask, settings }, after, waitS)) ?? []
    await database.transaction(async (queries) => {
      if (told.length > 0) {
        await queries
          .insert(integrationDeliveries)
          .values(
            told.map(({ id: deliveryId, content }) => ({
              id: newId(),
              companyId,
              integrationId,
              deliveryId,
              topic: 'update',
              content: content.replaceAll('\\u0000', ' '),
              receivedAt: new Date(),
            })),
          )
          .onConflictDoNothing({
            target: [integrationDeliveries.integrationId, integrationDeliveries.deliveryId],
          })
        await askForHandling(queries, { jobs }, { companyId, integrationId })
      }
      if (row.problem !== null) {
        await queries.update(integrations).set(noTrouble).where(eq(integrations.id, integrationId))
      }
    })
    return told.at(-1)?.id ?? after
  } catch (error) {
    if (error instanceof Trouble) {
      await database.transaction((queries) => noteTrouble(queries, row, error, { event: 'caught-up' }))
    }
    throw error
  }
}

/** Has a service tell what happens, where that can be asked of it. */
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { askKept } from '../ask-kept.ts'
import { platforms } from '../platforms.ts'
import { openHook, openKeys } from '../secrets.ts'
import { findIntegration, type IntegrationRow } from '../store.ts'
import { integrations } from '../tables.ts'
import { Trouble } from '../trouble.ts'
import { hookAddress, isPublicAddress } from './hook-address.ts'

/** A person waits until what is disconnected is told so. */
const FAREWELL_MS = 5_000

type RegisterData = { companyId: string; integrationId: string }

/** What it can't register is asked for all the same, every few minutes. */
export const registerHooks: FeatureJob<RegisterData> = {
  name: 'integrations-hooks',
  retries: 8,
  retryDelay: 60,
  retryDelayMax: 7_200,
  timeLimit: 300,
  async run({ companyId, integrationId }, context) {
    const row = await findIntegration(context.database.queries, companyId, integrationId)
    const known = row && asking(context, row)
    const hook = row && openHook(context.vault, row)
    if (!known || !hook) return
    const address = hookAddress(context, row.kind, hook.token)
    // It is asked instead.
    if (isPolled(row.kind, address)) return
    try {
      const ids = await known.registration.add(known.ask, known.settings, { address, secret: hook.secret })
      await context.database.queries
        .update(integrations)
        .set({ hookIds: ids, hookProblem: row.hookProblem === 'not-allowed' ? null : row.hookProblem })
        .where(isSameHook(row))
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      // With a key that is refused nothing else works either, and the card says so.
      if (error.problem === 'bad-key') return
      if (error.problem !== 'missing-permission') throw error
      await context.database.queries
        .update(integrations)
        .set({ hookProblem: 'not-allowed' })
        .where(isSameHook(row))
    }
  },
}

/** Of another shop's hook nothing is said. */
const isSameHook = (row: IntegrationRow) =>
  and(eq(integrations.id, row.id), eq(integrations.hookHash, row.hookHash ?? ''))

/** Whether a service that can't reach this server is asked for what it would tell. */
export const isPolled = (kind: IntegrationRow['kind'], address: string): boolean =>
  platforms[kind].messenger?.poll !== undefined && !isPublicAddress(address)

/** In the transaction that connects it, or finds that its keys work: what is registered there already stays. */
export async function askForHooks(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  { companyId, id: integrationId, kind }: Pick<IntegrationRow, 'companyId' | 'id' | 'kind'>,
): Promise<void> {
  if (!platforms[kind].hooks?.registration) return
  await jobs.addInPlace(queries, registerHooks, { companyId, integrationId }, { companyId })
}

/** Before the keys are forgotten. What the service does not take back by then, is told at an address of none. */
export async function takeBackHooks(context: ServerContext, row: IntegrationRow): Promise<void> {
  const known = asking(context, row, performance.now() + FAREWELL_MS)
  if (!known) return
  const { ask, settings, registration } = known
  await Promise.all(
    (row.hookIds ?? []).map(async (id) => {
      try {
        await registration.remove(ask, settings, id)
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
      }
    }),
  )
}

function asking(context: ServerContext, row: IntegrationRow, deadline?: number) {
  const { registration, secretOf } = platforms[row.kind].hooks ?? {}
  const keys = openKeys(context.vault, row)
  if (row.isLocal || !registration || !keys || secretOf?.(keys, '') === undefined) return undefined
  return { ...askKept(context, row, deadline), registration }
}

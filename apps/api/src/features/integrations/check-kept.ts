import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../platform/server-feature.ts'
import { askForImport, isImporting } from './importing/import-job.ts'
import { localCheck } from './local.ts'
import { isPassing } from './note-trouble.ts'
import { platforms } from './platforms.ts'
import { askForSendings } from './sending/send-back.ts'
import { openKeys } from './secrets.ts'
import { addressOf } from './settings.ts'
import { addIntegrationEvent, type IntegrationRow } from './store.ts'
import { integrations } from './tables.ts'
import { type Tried, tryKeys } from './try-keys.ts'
import { Trial } from './trial.ts'
import { Trouble, wordsOf } from './trouble.ts'

type Context = Pick<ServerContext, 'database' | 'jobs' | 'outbound' | 'vault' | 'config'>

/**
 * Tries the keys that are kept: what is found is the integration's state from then on.
 *
 * @param isAsked whether a person asked for it: else it is an event only where something has changed
 */
export async function checkKept(
  context: Context,
  row: IntegrationRow,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  await noteTried(context, row, await tryKept(context, row), isAsked)
}

async function tryKept(context: Context, row: IntegrationRow): Promise<Tried> {
  const { kind, url, isLocal, name } = row
  if (isLocal) return localCheck(name ?? undefined)
  const keys = openKeys(context.vault, row)
  if (keys) return await tryKeys(context, kind, { ...keys, ...addressOf(platforms[kind], url) })
  // It has to be typed again, as one that the service refuses.
  const trouble = new Trouble('bad-key')
  return { check: new Trial().told(new Date(), trouble), trouble, ms: 0 }
}

async function noteTried(
  context: Context,
  row: IntegrationRow,
  { check, trouble, ms }: Tried,
  isAsked: boolean,
): Promise<void> {
  const service = platforms[row.kind].name
  const now = new Date(check.at)
  await context.database.transaction(async (queries) => {
    const rows = await queries
      .update(integrations)
      .set({
        check,
        checkedAt: now,
        problem: trouble?.problem ?? null,
        lastError: trouble ? wordsOf(service, trouble.problem, trouble.details.value) : null,
        failedSince: trouble ? (row.failedSince ?? now) : null,
        ...(check.name !== undefined && { name: check.name }),
      })
      // Of keys that were replaced meanwhile it says nothing.
      .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
      .returning({ id: integrations.id })
    if (rows.length === 0) return
    // What has stopped for this may go on.
    if (!trouble) {
      if (isImporting(row)) {
        await askForImport(queries, context, { companyId: row.companyId, integrationId: row.id })
      }
      if (row.problem !== null) {
        await askForSendings(queries, context, row, { isAnew: !isPassing(row.problem) })
      }
    }
    if (!isAsked && row.problem === (trouble?.problem ?? null)) return
    await addIntegrationEvent(queries, row, {
      kind: 'checked',
      at: now,
      isFailed: trouble !== undefined,
      problem: trouble?.problem ?? null,
      status: trouble?.details.status ?? null,
      ms,
    })
  })
}

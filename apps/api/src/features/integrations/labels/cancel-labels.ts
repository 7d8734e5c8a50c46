/** Tells carriers which labels are not needed any more: an order was canceled after its label was made. */
import { and, eq, inArray } from 'drizzle-orm'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { listUnusedLabels, noteGivenBack, type UnusedLabel } from '../../warehouse/index.ts'
import { askKept } from '../ask-kept.ts'
import { everyIntegration } from '../every-integration.ts'
import { isPassing, noteTrouble, noticedTrouble, noTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow } from '../store.ts'
import { integrations, type Kind } from '../tables.ts'

/** After that a label is left as it is; in ms. */
const TRIED_MS = 7 * 86_400_000
/** Orders of one turn. */
const MOST_ORDERS = 50
/** That a carrier is asked at a time; in ms. */
const LONGEST_MS = 120_000

const carriers = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].carrier)

export const cancelLabels: FeatureJob<{ companyId: string; integrationId: string }> = {
  name: 'integrations-cancel-labels',
  // It is asked for again by the time.
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: 300,
  atOnce: 1,
  async run({ companyId, integrationId }, context) {
    const { queries } = context.database
    const row = await findIntegration(queries, companyId, integrationId)
    if (!row || row.isLocal || (row.problem !== null && !isPassing(row.problem))) return
    const since = new Date(Date.now() - TRIED_MS)
    const labels = await listUnusedLabels(queries, companyId, { since, limit: MOST_ORDERS })
    if (labels.length === 0) return
    try {
      const { ask, settings, platform } = askKept(context, row, performance.now() + LONGEST_MS)
      for (const label of labels) {
        const answer = await platform.carrier?.cancelLabel(ask, settings, label.reference)
        await note(context, row, label, answer?.refused)
      }
    } catch (error) {
      const trouble = noticedTrouble(context, row, error)
      if (trouble.problem === 'rate-limited') return
      await context.database.transaction((inside) =>
        noteTrouble(inside, row, trouble, { event: 'label-canceled' }),
      )
    }
  },
}

export const cancelAllLabels = everyIntegration({
  name: 'integrations-cancel-labels-all',
  schedule: '*/5 * * * *',
  job: cancelLabels,
  where: () => inArray(integrations.kind, carriers),
})

/** One that is refused is on its way, or was never there: it is not asked for again. */
async function note(
  { database }: ServerContext,
  row: IntegrationRow,
  label: UnusedLabel,
  refused: number | undefined,
): Promise<void> {
  await database.transaction(async (queries) => {
    await noteGivenBack(queries, row.companyId, label)
    await addIntegrationEvent(queries, row, {
      kind: 'label-canceled',
      subject: label.trackingNumber || label.orderNumber,
      isFailed: refused !== undefined,
      status: refused ?? null,
    })
    // By what it answers it works.
    await queries
      .update(integrations)
      .set(noTrouble)
      .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
  })
}

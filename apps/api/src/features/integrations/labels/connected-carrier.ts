/** The carrier that a company has connected, as the warehouse uses it. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Carrier, CarrierLabel, LabelOrder } from '../../../platform/carrier.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { askKept, type KeptAsk } from '../ask-kept.ts'
import { failureOf } from '../failures.ts'
import { noteTrouble, noTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { addIntegrationEvent, addIntegrationEvents, type IntegrationRow } from '../store.ts'
import { integrations, type Kind } from '../tables.ts'
import { Trouble } from '../trouble.ts'
import type { CarrierPort } from './carrier-port.ts'

/** A person waits for it. */
const WHOLE_MS = 30_000

const carriers = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].carrier)

/** @returns undefined where none is connected; what is local makes no labels. */
export async function carrierOf(companyId: string, context: ServerContext): Promise<Carrier | undefined> {
  const [row] = await context.database.queries
    .select()
    .from(integrations)
    .where(
      and(
        eq(integrations.companyId, companyId),
        inArray(integrations.kind, carriers),
        isNotNull(integrations.secret),
      ),
    )
  const port = row && platforms[row.kind].carrier
  return port && connectedCarrier(context, row, port)
}

function connectedCarrier(context: ServerContext, row: IntegrationRow, port: CarrierPort): Carrier {
  const { name } = platforms[row.kind]

  /** What it has wrong is noted, and told as why the call fails. */
  async function askWith<Answer>(subject: string | undefined, call: (kept: KeptAsk) => Promise<Answer>) {
    try {
      return await call(askKept(context, row, performance.now() + WHOLE_MS))
    } catch (error) {
      await context.database.transaction((queries) => noteFailure(queries, row, error, subject))
      throw error instanceof Trouble ? failureOf(name, error) : error
    }
  }

  return {
    name,
    reportsDeliveries: row.toldAt !== null,
    orderLabels: (order) =>
      askWith(order.orderNumber, ({ ask, settings }) => port.orderLabels(ask, settings, order)),
    readPicture: (reference) =>
      askWith(undefined, ({ ask, settings }) => port.readPicture(ask, settings, reference)),
    noteLabels: (queries, order, labels) => noteLabels(queries, row, order, labels),
  }
}

async function noteFailure(
  queries: Queries,
  row: IntegrationRow,
  error: unknown,
  subject: string | undefined,
): Promise<void> {
  const named = subject !== undefined && { subject }
  if (error instanceof Trouble) {
    await noteTrouble(queries, row, error, { event: 'label-made', isEach: subject !== undefined, ...named })
  } else if (error instanceof Failure) {
    const { code: problem } = error
    await addIntegrationEvent(queries, row, { kind: 'label-made', isFailed: true, problem, ...named })
  }
}

/** Each is an event by its tracking number; by what it was made it works. */
async function noteLabels(
  queries: Queries,
  row: IntegrationRow,
  { orderNumber }: LabelOrder,
  labels: readonly CarrierLabel[],
): Promise<void> {
  await addIntegrationEvents(
    queries,
    row,
    labels.map(({ trackingNumber }) => ({ kind: 'label-made', subject: trackingNumber || orderNumber })),
  )
  await queries
    .update(integrations)
    .set(noTrouble)
    .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
}

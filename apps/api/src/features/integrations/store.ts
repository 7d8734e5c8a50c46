/** Reading and writing integrations and their events. Every function takes the company whose they are. */
import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import {
  integrationDeliveries,
  integrationEvents,
  integrationOrders,
  integrations,
  integrationSendings,
  type Kind,
} from './tables.ts'

export type IntegrationRow = typeof integrations.$inferSelect
export type EventRow = typeof integrationEvents.$inferSelect
export type NewEvent = Pick<EventRow, 'kind'> &
  Partial<Pick<EventRow, 'at' | 'isFailed' | 'problem' | 'subject' | 'status' | 'ms'>>

const EVENT_LIFE_MS = 30 * 86_400_000

export const listIntegrationRows = (queries: Queries, companyId: string): Promise<IntegrationRow[]> =>
  queries
    .select()
    .from(integrations)
    .where(eq(integrations.companyId, companyId))
    .orderBy(asc(integrations.createdAt), asc(integrations.id))

export async function findIntegration(
  queries: Queries,
  companyId: string,
  id: string,
): Promise<IntegrationRow | undefined> {
  const [row] = await queries
    .select()
    .from(integrations)
    .where(and(eq(integrations.companyId, companyId), eq(integrations.id, id)))
  return row
}

export async function findIntegrationOf(
  queries: Queries,
  companyId: string,
  kind: Kind,
): Promise<IntegrationRow | undefined> {
  const [row] = await queries
    .select()
    .from(integrations)
    .where(and(eq(integrations.companyId, companyId), eq(integrations.kind, kind)))
  return row
}

/** Whose hook it is, by the hash of its token. */
export async function findHooked(queries: Queries, hookHash: string): Promise<IntegrationRow | undefined> {
  const [row] = await queries.select().from(integrations).where(eq(integrations.hookHash, hookHash))
  return row
}

/**
 * Holds it until the transaction ends. Rows that refer to it can be added meanwhile: who sends an order holds the order, and
 * notes it here, while who follows the shop holds this, and asks for the order.
 */
export async function lockIntegration(
  queries: Queries,
  companyId: string,
  id: string,
): Promise<IntegrationRow | undefined> {
  const [row] = await queries
    .select()
    .from(integrations)
    .where(and(eq(integrations.companyId, companyId), eq(integrations.id, id)))
    .for('no key update')
  return row
}

/**
 * Holds what a kind is kept under from now on until the transaction ends.
 *
 * @returns its id, and whether it begins from the start: it is new, or another shop than the one before.
 */
export async function holdIntegration(
  queries: Queries,
  companyId: string,
  kind: Kind,
  { url, now }: { url: string | null; now: Date },
): Promise<{ id: string; isNew: boolean; begins: boolean }> {
  const made = await queries
    .insert(integrations)
    .values({ id: newId(), companyId, kind, keysChangedAt: now, createdAt: now })
    .onConflictDoNothing({ target: [integrations.companyId, integrations.kind] })
    .returning({ id: integrations.id })
  if (made[0]) return { id: made[0].id, isNew: true, begins: true }
  const [known] = await queries
    .select({ id: integrations.id, url: integrations.url, isLocal: integrations.isLocal })
    .from(integrations)
    .where(and(eq(integrations.companyId, companyId), eq(integrations.kind, kind)))
    .for('no key update')
  // It was removed between the two looks.
  if (!known) return await holdIntegration(queries, companyId, kind, { url, now })
  return { id: known.id, isNew: false, begins: known.isLocal || known.url !== url }
}

/** All that is of the shop before: by which ids it knew its orders, what it told, and what it was to be told. */
export async function forgetShop(queries: Queries, integrationId: string): Promise<void> {
  await queries.delete(integrationSendings).where(eq(integrationSendings.integrationId, integrationId))
  await queries.delete(integrationDeliveries).where(eq(integrationDeliveries.integrationId, integrationId))
  await queries.delete(integrationOrders).where(eq(integrationOrders.integrationId, integrationId))
}

export const addIntegrationEvent = (
  queries: Queries,
  integration: Pick<IntegrationRow, 'id' | 'companyId'>,
  event: NewEvent,
): Promise<void> => addIntegrationEvents(queries, integration, [event])

export async function addIntegrationEvents(
  queries: Queries,
  { id, companyId }: Pick<IntegrationRow, 'id' | 'companyId'>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const at = new Date()
  await queries
    .insert(integrationEvents)
    .values(events.map((event) => ({ id: newId(), companyId, integrationId: id, at, ...event })))
}

/** The newest first. */
export const listIntegrationEvents = (
  queries: Queries,
  { id, companyId }: Pick<IntegrationRow, 'id' | 'companyId'>,
  limit: number,
): Promise<EventRow[]> =>
  queries
    .select()
    .from(integrationEvents)
    .where(and(eq(integrationEvents.integrationId, id), eq(integrationEvents.companyId, companyId)))
    .orderBy(desc(integrationEvents.at), desc(integrationEvents.id))
    .limit(limit)

export async function forgetOldEvents({ database }: { database: Database }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVENT_LIFE_MS)
  await database.queries.delete(integrationEvents).where(lt(integrationEvents.at, before))
}

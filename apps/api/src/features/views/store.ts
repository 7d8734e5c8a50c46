import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { users } from '../users/tables.ts'
import { webs } from '../webs/tables.ts'
import { ticketViews } from './tables.ts'

type ViewRow = typeof ticketViews.$inferSelect

/** A person's own and those of the team, in their order. */
export async function listViews(queries: Queries, companyId: string, webId: string, userId: string) {
  return await queries
    .select()
    .from(ticketViews)
    .where(
      and(
        eq(ticketViews.companyId, companyId),
        eq(ticketViews.webId, webId),
        or(eq(ticketViews.shared, true), eq(ticketViews.userId, userId)),
      ),
    )
    .orderBy(asc(ticketViews.position), asc(ticketViews.id))
}

/**
 * A view that the person can see.
 * @param lock - Whether nobody else may change it until the transaction ends.
 */
export async function findView(
  queries: Queries,
  companyId: string,
  id: string,
  userId: string,
  lock?: 'update',
) {
  const found = queries
    .select()
    .from(ticketViews)
    .where(
      and(
        eq(ticketViews.id, id),
        eq(ticketViews.companyId, companyId),
        or(eq(ticketViews.shared, true), eq(ticketViews.userId, userId)),
      ),
    )
  const [view] = await (lock ? found.for(lock) : found)
  return view
}

/** Holds what others move among the views of a web until the transaction ends. */
export async function lockViews(queries: Queries, companyId: string, webId: string) {
  await queries
    .select({ id: webs.id })
    .from(webs)
    .where(and(eq(webs.id, webId), eq(webs.companyId, companyId)))
    .for('no key update')
}

export async function insertView(queries: Queries, view: typeof ticketViews.$inferInsert) {
  await queries.insert(ticketViews).values(view)
}

export async function updateView(queries: Queries, { id }: ViewRow, change: Partial<ViewRow>) {
  await queries.update(ticketViews).set(change).where(eq(ticketViews.id, id))
}

/** Gives views the places of their order. */
export async function placeViews(queries: Queries, ids: readonly string[]) {
  const places = sql.join(
    ids.map((id, position) => sql`(${id}::text, ${position}::int)`),
    sql`, `,
  )
  await queries.execute(sql`
    update ${ticketViews} as view set position = placed.position
    from (values ${places}) as placed (id, position)
    where view.id = placed.id and view.position <> placed.position`)
}

export async function deleteView(queries: Queries, { id }: ViewRow) {
  await queries.delete(ticketViews).where(eq(ticketViews.id, id))
}

/** What a person has made for the team stays when they leave, with the owner. */
export async function giveViewsToOwner(queries: Queries, companyId: string, userId: string) {
  const owner = queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.role, 'owner')))
    .limit(1)
  await queries
    .update(ticketViews)
    .set({ userId: sql`coalesce((${owner}), ${userId})` })
    .where(and(eq(ticketViews.userId, userId), eq(ticketViews.shared, true)))
}

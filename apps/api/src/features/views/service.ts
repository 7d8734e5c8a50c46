import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { ticketViews } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { keepNewer } from '../../platform/contract/keep-newer.ts'
import { countUpTo, filterOfView } from '../tickets/index.ts'
import { scopeOf } from '../users/index.ts'
import { findWeb, holdWeb } from '../webs/index.ts'
import { deleteView, findView, insertView, listViews, lockViews, placeViews, updateView } from './store.ts'

type Schemas = components['schemas']
type View = Schemas['TicketView']
type ViewRow = typeof ticketViews.$inferSelect

/** For a person, and for the team. */
const MOST = 50

/** Tickets of a view that are counted; the contract says it. */
const MOST_COUNTED = 1_000

/** Throws Failure `not-found` for what the person can't see. */
export interface ViewService {
  list(person: Person, webId: string): Promise<View[]>
  /** @throws Failure `conflict` when there are too many. */
  create(person: Person, webId: string, view: Schemas['NewTicketView']): Promise<View>
  /**
   * @throws Failure `forbidden` for a view of the team that is somebody else's, `conflict` when there are too many,
   * `changed-meanwhile` where another has changed the same since it was seen.
   */
  update(person: Person, id: string, change: Schemas['TicketViewChange']): Promise<View>
  /** @throws Failure `forbidden` for a view of the team that is somebody else's. */
  delete(person: Person, id: string): Promise<void>
}

export function createViewService(database: Database): ViewService {
  return {
    async list(person, webId) {
      const { companyId, userId } = person
      if (!(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      const rows = await listViews(database.queries, companyId, webId, userId)
      const views: View[] = []
      // One after another: together, the counts of one person would take every connection.
      for (const row of rows) views.push(await present(database.queries, person, row))
      return views
    },
    create: (person, webId, { name, shared, filter }) =>
      database.transaction(async (queries) => {
        const { companyId, userId } = person
        await holdWeb(queries, companyId, webId)
        const id = newId()
        const position = await lastPlace(queries, person, webId, shared)
        const row = { id, companyId, webId, userId, name: name.trim(), shared, filter, position }
        await insertView(queries, { ...row, createdAt: new Date() })
        return await present(queries, person, row)
      }),
    update: (person, id, { index, name, shared, filter, seen }) =>
      database.transaction(async (queries) => {
        if (index !== undefined || shared !== undefined) {
          const { companyId, webId } = await findOwn(queries, person, id)
          await lockViews(queries, companyId, webId)
        }
        const row = await findOwn(queries, person, id, 'update')
        const change = {
          ...newerContent(row, seen, {
            ...(name !== undefined && { name: name.trim() }),
            ...(filter && { filter }),
          }),
          ...(shared !== undefined &&
            shared !== row.shared && {
              shared,
              position: await lastPlace(queries, person, row.webId, shared),
            }),
        }
        if (Object.keys(change).length > 0) await updateView(queries, row, change)
        const changed = { ...row, ...change }
        if (index !== undefined) await moveTo(queries, person, changed, index)
        return await present(queries, person, changed)
      }),
    delete: (person, id) =>
      database.transaction(async (queries) => deleteView(queries, await findOwn(queries, person, id))),
  }
}

/** A view that the person may change. */
async function findOwn(
  queries: Queries,
  { companyId, userId, role }: Person,
  id: string,
  lock?: 'update',
): Promise<ViewRow> {
  const row = await findView(queries, companyId, id, userId, lock)
  if (!row) throw new Failure('not-found')
  if (row.userId !== userId && role !== 'owner' && role !== 'admin') throw new Failure('forbidden')
  return row
}

/** What to store of a name and a filter: what the person left alone stays as it is now. */
function newerContent(
  { name, filter }: ViewRow,
  seen: Schemas['TicketViewSeen'] | undefined,
  wanted: Schemas['TicketViewSeen'],
): Partial<Pick<ViewRow, 'name' | 'filter'>> {
  const texts = inTexts(wanted)
  const kept = keepNewer(inTexts({ name, filter }), inTexts(seen), texts, '/body')
  return {
    ...(kept['name'] !== undefined && { name: kept['name'] }),
    ...(wanted.filter && kept['filter'] === texts['filter'] && { filter: wanted.filter }),
  }
}

/** To be compared: the order in which a filter's fields are named says nothing. */
function inTexts({ name, filter }: Schemas['TicketViewSeen'] = {}): Record<string, string> {
  const fields = filter && Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...(name !== undefined && { name }), ...(fields && { filter: JSON.stringify(fields) }) }
}

async function ofKind(queries: Queries, { companyId, userId }: Person, webId: string, shared: boolean) {
  const rows = await listViews(queries, companyId, webId, userId)
  return rows.filter((row) => row.shared === shared)
}

async function lastPlace(queries: Queries, person: Person, webId: string, shared: boolean): Promise<number> {
  const rows = await ofKind(queries, person, webId, shared)
  if (rows.length >= MOST) throw new Failure('conflict')
  return (rows.at(-1)?.position ?? -1) + 1
}

async function moveTo(queries: Queries, person: Person, view: ViewRow, index: number): Promise<void> {
  const others = (await ofKind(queries, person, view.webId, view.shared)).filter(({ id }) => id !== view.id)
  const ordered = others.toSpliced(index, 0, view)
  await placeViews(
    queries,
    ordered.map(({ id }) => id),
  )
}

async function present(
  queries: Queries,
  person: Person,
  { id, webId, name, shared, filter, ...row }: Omit<ViewRow, 'createdAt'>,
): Promise<View> {
  const { userId } = person
  const listed = filterOfView(webId, filter, userId)
  const count = await countUpTo(queries, scopeOf(person), listed, { limit: MOST_COUNTED, now: new Date() })
  return { _id: id, name, shared, mine: row.userId === userId, filter, count }
}

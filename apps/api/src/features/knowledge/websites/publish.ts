import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { indexWaiting } from '../indexing.ts'
import { removePassagesOf } from '../removing.ts'
import { hasRoom, lockRoom } from '../room.ts'
import { changeDocument, standing } from '../store.ts'
import { knowledgeDocuments } from '../tables.ts'
import { tellOf } from '../topic.ts'
import { findRun, forgetContents, type Run, type WebsiteRow } from './store.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

/** Makes what was read of a website known, all at once: changed pages are indexed anew, and those that are gone forgotten. */
export async function publishWebsite(context: ServerContext, run: Run): Promise<void> {
  await context.database.transaction(async (queries) => {
    const website = await findRun(queries, run, { lock: true })
    if (!website) return
    const problem = await publish(context, queries, website)
    await queries
      .update(knowledgeWebsites)
      .set({ reading: problem ? 'failed' : 'read', problem, updatedAt: new Date() })
      .where(eq(knowledgeWebsites.id, website.id))
    await tellOf(queries, website.companyId, 'sources')
  })
}

/** @returns why nothing is known. */
async function publish(
  { jobs, config }: Pick<ServerContext, 'jobs' | 'config'>,
  queries: Queries,
  website: WebsiteRow,
): Promise<WebsiteRow['problem']> {
  const { id: websiteId, companyId } = website
  await lockRoom(queries, companyId)
  const pages = await queries.select().from(knowledgePages).where(eq(knowledgePages.websiteId, websiteId))
  const documents = await queries
    .select({ id: knowledgeDocuments.id, link: knowledgeDocuments.link })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.websiteId, websiteId))
  const byLink = new Map(documents.map(({ id, link }) => [link, id]))
  const { chosen } = website
  const kept = pages.filter(({ state, link }) => state !== 'gone' && (!chosen || chosen.includes(link)))
  const bytes = kept.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? ''), 0)
  const isRoom = await hasRoom(queries, { companyId, bytes, mostBytes: config.limits.knowledgeBytes })
  if (!isRoom) {
    await forgetContents(queries, websiteId, { hash: null })
    return 'too-large'
  }
  const links = new Set<string | null>(kept.map(({ link }) => link))
  const gone = documents.filter(({ link }) => !links.has(link)).map(({ id }) => id)
  await removePassagesOf(queries, companyId, gone)
  if (gone.length > 0) await queries.delete(knowledgeDocuments).where(inArray(knowledgeDocuments.id, gone))

  const now = new Date()
  const added: (typeof knowledgeDocuments.$inferInsert)[] = []
  for (const { link, title, content } of kept) {
    if (content === null) continue
    const text = { title: title || link, content, size: Buffer.byteLength(content), updatedAt: now }
    const known = byLink.get(link)
    if (known) await changeDocument(queries, companyId, known, text)
    else
      added.push({
        ...text,
        id: newId(),
        companyId,
        kind: 'page',
        websiteId,
        link,
        ...standing('waiting'),
        createdAt: now,
      })
  }
  if (added.length > 0) await queries.insert(knowledgeDocuments).values(added)
  if (chosen) await forgetUnchosen(queries, websiteId, chosen)
  await forgetContents(queries, websiteId)
  await jobs.add(queries, indexWaiting, { companyId })
  const isKnown = added.length > 0 || documents.length > gone.length
  return isKnown ? null : await emptyProblem(queries, website)
}

/** A page that leads to the chosen ones, and is none of them, is read anew once it is wanted. */
async function forgetUnchosen(queries: Queries, websiteId: string, chosen: string[]): Promise<void> {
  await queries
    .update(knowledgePages)
    .set({ content: null, hash: null })
    .where(and(eq(knowledgePages.websiteId, websiteId), notInArray(knowledgePages.link, chosen)))
}

/** Why no page of a website can be known. */
async function emptyProblem(queries: Queries, { id }: WebsiteRow): Promise<WebsiteRow['problem']> {
  const [some] = await queries
    .select({ id: knowledgePages.id })
    .from(knowledgePages)
    .where(and(eq(knowledgePages.websiteId, id), inArray(knowledgePages.state, ['read', 'kept'])))
    .limit(1)
  if (some) return null
  const [other] = await queries
    .select({ id: knowledgePages.id })
    .from(knowledgePages)
    .where(and(eq(knowledgePages.websiteId, id), ne(knowledgePages.problem, 'robots')))
    .limit(1)
  return other ? 'empty' : 'refused'
}

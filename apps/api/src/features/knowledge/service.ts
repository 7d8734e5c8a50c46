import { createHash, randomBytes } from 'node:crypto'
import type { components } from '@replybay/api-client'
import { and, eq, inArray } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { idFor, newId } from '../../platform/database/ids.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { cutText } from '../../platform/cut-text.ts'
import { hasContainer } from '../users/index.ts'
import { MOST_TOLD } from './alike.ts'
import { findSaidAlike } from './said-alike.ts'
import { type ListedPassages, listPassages, type PassagePage } from './list-passages.ts'
import { askForIndex } from './indexing.ts'
import { removePassages } from './removing.ts'
import { spokenLanguage } from './language.ts'
import type { Language } from './languages.ts'
import { rejectLessonOf } from './lessons/store.ts'
import { type Listed, listPage, type ListQuery } from './listing.ts'
import { presentAlike, presentDocument, presentPair, presentText } from './present.ts'
import { FORCED_PAUSE_MS, indexAll, indexingOf } from './reindexing.ts'
import { lockRoom, requireRoom } from './room.ts'
import { keepSettings, lockSettings, settleSettings } from './settings.ts'
import {
  changeDocument,
  countDocuments,
  deleteDocument,
  type DocumentRow,
  findDocument,
  findListed,
  findTitled,
  insertDocument,
  standing,
} from './store.ts'
import { tellOf } from './topic.ts'
import { knowledgeDocuments } from './tables.ts'

type Schemas = components['schemas']

/** In characters. */
const LONGEST_TITLE = 200

/** Throws Failure `conflict` where a document is added and the company has no container yet. */
export interface KnowledgeService {
  list(person: Person, query: ListQuery): Promise<Listed>
  /** @throws Failure `not-found`. */
  find(person: Person, id: string): Promise<Schemas['KnowledgeDocument']>
  /**
   * @param key under which it is added once.
   * @throws Failure `limit-reached`, or `key-reused` where something else was added under the key.
   */
  addText(person: Person, text: Schemas['NewText'], key?: string): Promise<Schemas['KnowledgeDocument']>
  /** As `addText`. */
  addPair(person: Person, pair: Schemas['NewPair'], key?: string): Promise<Schemas['KnowledgeDocument']>
  /** As `addText`. What the file is, and whether it can be read, is told later. */
  addFile(person: Person, file: NewFile, key?: string): Promise<Schemas['KnowledgeDocument']>
  /** The text of any document but a pair. @throws Failure `not-found`. */
  readText(person: Person, id: string): Promise<Schemas['TextDocument']>
  /** @throws Failure `not-found`, also for a document of another kind. */
  readPair(person: Person, id: string): Promise<Schemas['PairDocument']>
  /** @throws Failure `not-found`, `limit-reached`, or `changed-meanwhile` where it is not what the person saw. */
  changeText(person: Person, change: Schemas['TextChange']): Promise<Schemas['TextDocument']>
  /** As `changeText`. */
  changePair(person: Person, change: Schemas['PairChange']): Promise<Schemas['PairDocument']>
  /** @throws Failure `not-found`. */
  remove(person: Person, id: string): Promise<void>
  /** The sources that have the title of what is not added yet, or say nearly the same. */
  alike(person: Person, text: Schemas['TextToCompare']): Promise<Schemas['AlikeSource'][]>
  /** What was indexed of a document. @throws Failure `not-found`, also for a page of a website. */
  passages(person: Person, id: string, page: PassagePage): Promise<ListedPassages>
  /**
   * Sets the language of texts whose own can't be told, and indexes all of them anew.
   * @throws Failure `invalid-request` for one that the product does not speak, or `too-many-requests` where all was
   *   indexed anew less than ten minutes ago.
   */
  setLanguage(person: Person, language: string): Promise<Language>
  /** @throws Failure `too-many-requests` where it was asked for less than ten minutes ago. */
  forceIndexation(person: Person): Promise<Schemas['KnowledgeIndexing']>
  /**
   * Indexes documents anew.
   * @returns how many of them there are.
   * @throws Failure `not-found` where there is none of them.
   */
  indexAgain(person: Person, ids: readonly string[]): Promise<number>
}

interface NewFile {
  bytes: Uint8Array
  title?: string | undefined
  /** What its sender calls it. */
  name?: string | undefined
}

type Added = Changed & Partial<Pick<DocumentRow, 'size' | 'fileName' | 'blob'>>

type Changed = Pick<DocumentRow, 'kind' | 'title' | 'content'> & { question?: string }

export function createKnowledgeService(context: ServerContext): KnowledgeService {
  const { database, blobs, config } = context

  const add = ({ companyId, userId }: Person, added: Added, key: string | undefined, said: object = added) =>
    database.transaction(async (queries) => {
      if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
      await lockRoom(queries, companyId)
      const id = key ? idFor(`knowledge ${companyId} ${userId}`, key) : newId()
      const digest = key ? digestOf(said) : null
      const known = key && (await findDocument(queries, companyId, id))
      if (known) {
        if (known.digest !== digest) throw new Failure('key-reused')
        return known
      }
      const bytes = Buffer.byteLength(added.content)
      await requireRoom(queries, { companyId, id, bytes, mostBytes: config.limits.knowledgeBytes })
      await settleSettings(queries, companyId)
      const now = new Date()
      const document = await insertDocument(queries, {
        id,
        companyId,
        size: bytes,
        ...added,
        ...standing('waiting'),
        savedBy: userId,
        digest,
        createdAt: now,
        updatedAt: now,
      })
      await askForIndex(context, queries, document)
      return document
    })

  const change = (
    { companyId, userId }: Person,
    id: string,
    { kind, title, content, question }: Changed,
    seen: string | undefined,
  ) =>
    database.transaction(async (queries) => {
      await lockRoom(queries, companyId)
      const row = await findDocument(queries, companyId, id, { lock: true })
      if (row?.kind !== kind) throw new Failure('not-found')
      const isSame =
        row.title === title && row.content === content && row.question === (question ?? row.question)
      if (isSame) return row
      if (seen !== undefined && Date.parse(seen) !== row.updatedAt.getTime()) {
        throw new Failure('changed-meanwhile')
      }
      const size = Buffer.byteLength(content)
      if (size > row.size)
        await requireRoom(queries, { companyId, id, bytes: size, mostBytes: config.limits.knowledgeBytes })
      const wanted = { title, content, question, size, savedBy: userId, updatedAt: new Date() }
      const changed = await changeDocument(queries, companyId, id, wanted)
      if (!changed) throw new Failure('not-found')
      await askForIndex(context, queries, changed)
      return changed
    })

  return {
    list: ({ companyId }, query) => listPage(database.queries, companyId, query),
    async find({ companyId }, id) {
      const row = await findListed(database.queries, companyId, id)
      if (!row) throw new Failure('not-found')
      return presentDocument(row)
    },
    addText: async (person, { title, content }, key) =>
      presentAdded(person, await add(person, { kind: 'text', title, content }, key)),
    addPair: async (person, { title, question, answer }, key) =>
      presentAdded(person, await add(person, { kind: 'qa', title, question, content: answer }, key)),
    async addFile(person, { bytes, name, title = titleOf(name) }, key) {
      if (!(await hasContainer(database.queries, person.companyId))) throw new Failure('conflict')
      const blob = `knowledge/${randomBytes(16).toString('hex')}`
      const file = { kind: 'file' as const, title, content: '', fileName: name ?? null, blob }
      const said = { title, bytes: createHash('sha256').update(bytes).digest('base64url') }
      await blobs.put(blob, bytes, 'application/octet-stream')
      let kept: string | null = null
      try {
        const row = await add(person, { ...file, size: bytes.byteLength }, key, said)
        kept = row.blob
        return presentAdded(person, row)
      } finally {
        if (kept !== blob) await blobs.remove(blob)
      }
    },
    async readText({ companyId }, id) {
      const row = await findDocument(database.queries, companyId, id)
      if (!row || row.kind === 'qa' || row.kind === 'page') throw new Failure('not-found')
      return presentText(row)
    },
    async readPair({ companyId }, id) {
      const row = await findDocument(database.queries, companyId, id)
      if (row?.kind !== 'qa') throw new Failure('not-found')
      return presentPair(row)
    },
    changeText: async (person, { documentId, title, content, updatedAt }) =>
      presentText(await change(person, documentId, { kind: 'text', title, content }, updatedAt)),
    changePair: async (person, { documentId, title, question, answer, updatedAt }) =>
      presentPair(
        await change(person, documentId, { kind: 'qa', title, question, content: answer }, updatedAt),
      ),
    async remove({ companyId }, id) {
      const blob = await database.transaction(async (queries) => {
        await lockRoom(queries, companyId)
        const row = await findDocument(queries, companyId, id, { lock: true })
        if (!row || row.kind === 'page') throw new Failure('not-found')
        await removePassages(queries, row)
        await deleteDocument(queries, companyId, id)
        if (row.kind === 'ticket') await rejectLessonOf(queries, id)
        await tellOf(queries, companyId, 'sources')
        return row.blob
      })
      if (blob) await blobs.remove(blob)
    },
    async alike({ companyId }, { title, content, question }) {
      const titled = (title === undefined ? [] : await findTitled(database.queries, companyId, title)).map(
        (row) => ({
          ...presentAlike(row),
          hasSameTitle: true,
          updatedAt: row.updatedAt.toISOString(),
        }),
      )
      const told =
        content === undefined ? [] : await findSaidAlike(database, companyId, { content, question })
      // What has the same title may also be told to answer otherwise.
      const sources = new Map([...titled, ...told].map((one) => [one.documentId, one]))
      for (const one of titled) sources.set(one.documentId, { ...sources.get(one.documentId), ...one })
      return [...sources.values()].slice(0, MOST_TOLD)
    },
    async passages({ companyId }, id, page) {
      const row = await findDocument(database.queries, companyId, id)
      if (!row || row.kind === 'page') throw new Failure('not-found')
      return await listPassages(database.queries, row, page)
    },
    async setLanguage({ companyId }, wanted) {
      const language = spokenLanguage(wanted, 'body')
      await database.transaction(async (queries) => {
        const settings = await lockSettings(queries, companyId)
        if (settings.language === language) return
        await keepSettings(queries, companyId, { language })
        if ((await countDocuments(queries, companyId)).length === 0) return
        const now = new Date()
        requirePause(settings.forcedAt, now)
        await keepSettings(queries, companyId, { forcedAt: now })
        await indexAll(context, queries, companyId)
      })
      return language
    },
    forceIndexation: ({ companyId }) =>
      database.transaction(async (queries) => {
        const { forcedAt } = await lockSettings(queries, companyId)
        const now = new Date()
        requirePause(forcedAt, now)
        await keepSettings(queries, companyId, { forcedAt: now })
        await indexAll(context, queries, companyId)
        return indexingOf({ forcedAt: now }, await countDocuments(queries, companyId))
      }),
    indexAgain: ({ companyId }, ids) =>
      database.transaction(async (queries) => {
        const some = inArray(knowledgeDocuments.id, [...ids])
        const own = and(eq(knowledgeDocuments.companyId, companyId), some)
        const found = await queries.$count(knowledgeDocuments, own)
        if (found === 0) throw new Failure('not-found')
        await indexAll(context, queries, companyId, some)
        return found
      }),
  }
}

/** @throws Failure `too-many-requests` where all was indexed anew less than ten minutes ago. */
function requirePause(forcedAt: Date | null, now: Date): void {
  const allowedAgainAt = new Date((forcedAt?.getTime() ?? 0) + FORCED_PAUSE_MS)
  if (allowedAgainAt <= now) return
  const retryAfter = Math.ceil((allowedAgainAt.getTime() - now.getTime()) / 1000)
  throw new Failure('too-many-requests', { retryAfter })
}

/** @throws Failure `invalid-request` where there is no name either. */
function titleOf(name: string | undefined): string {
  const own = name
    ?.split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim()
  const title = own && cutText(own.toWellFormed(), LONGEST_TITLE)
  if (title) return title
  throw new Failure('invalid-request', { fields: [{ path: '/body/title', message: 'is missing' }] })
}

/** What a document is added as, to know another by. */
function digestOf(added: object): string {
  return createHash('sha256').update(JSON.stringify(added)).digest('base64url')
}

function presentAdded({ name }: Person, row: DocumentRow) {
  return presentDocument({ ...row, savedBy: name })
}

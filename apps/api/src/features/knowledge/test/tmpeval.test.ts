import { test } from 'vitest'
import { eq } from 'drizzle-orm'
import { sharedServer } from '../../../../test/test-server.ts'
import { readShops } from '../../../../eval/corpus.ts'
import { addShop } from '../../../../eval/measure.ts'
import { findContradictions } from '../contradictions/find-contradictions.ts'
import { listOpen } from '../contradictions/store.ts'
import { knowledgeDocuments } from '../tables.ts'
const server = sharedServer()
test('x', async () => {
  const { database } = server()
  const { shops } = await readShops()
  for (const shop of shops) {
    await addShop(database, shop)
    const docs = await database.queries.select({ id: knowledgeDocuments.id, q: knowledgeDocuments.question, v: knowledgeDocuments.version, s: knowledgeDocuments.state }).from(knowledgeDocuments).where(eq(knowledgeDocuments.companyId, shop.language))
    const begin = Date.now()
    for (const d of docs) await findContradictions.run({ documentId: d.id, version: d.v }, { database } as never)
    console.log(shop.language, docs.length, docs.filter((d) => d.q).length, docs.filter((d) => d.s === 'ready').length, (Date.now() - begin) / docs.length)
    for (const c of await listOpen(database.queries, shop.language)) console.log(c.question, '\n  1:', c.one.title, '|', c.one.text.slice(0, 300), '\n  2:', c.other.title, '|', c.other.text.slice(0, 500))
  }
}, 300000)

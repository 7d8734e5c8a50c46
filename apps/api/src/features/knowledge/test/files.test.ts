import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  exportAccount,
  listKnowledgeDocuments,
  listPassages,
  readText,
  removeKnowledgeDocument,
  sendExampleConversation,
  uploadFile,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listedBlobs } from '../../../../test/listed-blobs.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { createFolderStore } from '../../../platform/blobs/folder-store.ts'
import { DEMO_PASSWORD } from '../../../platform/demo/accounts.ts'
import { knowledgePassages } from '../tables.ts'
import { docxOf, pdfOf } from './sample-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'replybay-knowledge-'))
const server = sharedServer({ blobs: { kind: 'folder', folder } })

interface Sent {
  name?: string
  title?: string
  key?: string
}

async function upload(bytes: Uint8Array, { name = 'guide.pdf', title, key }: Sent = {}) {
  const part = (disposition: string) => `--part\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(part(`name="file"; filename="${name}"`)),
    bytes,
    Buffer.from(title ? `\r\n${part('name="title"')}${title}` : ''),
    Buffer.from('\r\n--part--\r\n'),
  ])
  const headers = {
    'content-type': 'multipart/form-data; boundary=part',
    ...(key && { 'idempotency-key': key }),
  }
  return server().call(uploadFile, { as: 'owner', body, headers })
}

async function find(id: string) {
  const { data } = await server().call(listKnowledgeDocuments, { as: 'owner', query: { kind: 'file' } })
  return data.documents.find(({ documentId }) => documentId === id)
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message
}

const kept = async () => (await listedBlobs(createFolderStore(folder), 'knowledge')).length

test('knowledge: a file is read and indexed, and answers with its source', async () => {
  const bytes = await pdfOf(['The Opaline takes an E27 bulb.', '', 'The Alba takes a G9 bulb of 5 W.'])
  const { status, data } = await upload(bytes, { name: 'Guide été.pdf' })
  expect(status).toBe(201)
  const { documentId: id } = data.document
  expect(data.document).toMatchObject({
    title: 'Guide été.pdf',
    kind: 'file',
    state: 'waiting',
    size: bytes.length,
  })
  await server().jobs.runWaiting()
  expect(await find(id)).toMatchObject({
    state: 'ready',
    contentType: 'application/pdf',
    pages: 3,
    pagesWithoutText: 1,
    passages: 2,
    language: 'en-US',
    size: bytes.length,
  })
  const listed = await server().call(listPassages, { as: 'owner', path: { id } })
  expect(listed.data.emptyPages).toEqual([2])
  expect(await ask('Which bulb does the Alba take?')).toMatchObject({
    text: 'The Alba takes a G9 bulb of 5 W.',
    sources: [{ documentId: id, title: 'Guide été.pdf' }],
  })
  const read = await server().call(readText, { as: 'owner', path: { id } })
  expect(read.data.document.content).toMatch(/^The Opaline takes an E27 bulb\.\n+The Alba takes/)
  const pages = await server()
    .database.queries.select({ page: knowledgePassages.page })
    .from(knowledgePassages)
    .where(eq(knowledgePassages.documentId, id))
    .orderBy(knowledgePassages.position)
  expect(pages).toEqual([{ page: 1 }, { page: 3 }])
})

test('knowledge: a file that can’t be read says why, and is found by nobody', async () => {
  const { data } = await upload(await pdfOf(['A secret lamp of Zanzibar.'], { password: 'secret' }))
  await server().jobs.runWaiting()
  expect(await find(data.document.documentId)).toMatchObject({
    state: 'failed',
    problem: 'password',
    contentType: 'application/pdf',
  })
  expect((await ask('Is there a secret lamp of Zanzibar?')).handedOver).toBe(true)
})

test('knowledge: the same file under the same key is learned once, and kept once', async () => {
  const [bytes, key] = [docxOf('Returns', ['Within 30 days.']), 'file-of-returns']
  const before = await kept()
  const first = await upload(bytes, { title: 'Returns', key })
  const again = await upload(bytes, { title: 'Returns', key })
  expect(again.data.document.documentId).toBe(first.data.document.documentId)
  const other = await upload(docxOf('Returns', ['Within 14 days.']), { title: 'Returns', key })
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
  expect(await kept()).toBe(before + 1)
})

test('knowledge: a file that is removed is found no more, and its bytes are gone', async () => {
  const { data } = await upload(docxOf('Shipping', ['We ship to Madagascar.']), { title: 'Shipping' })
  await server().jobs.runWaiting()
  expect((await ask('Do you ship to Madagascar?')).handedOver).toBe(false)
  const before = await kept()
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: data.document.documentId } })
  expect((await ask('Do you ship to Madagascar?')).handedOver).toBe(true)
  expect(await kept()).toBe(before - 1)
})

test('knowledge: a file of 25 MB is taken, and a larger one is refused', async () => {
  const taken = await upload(Buffer.alloc(25 * 1_048_576, 'x'), { title: 'Large' })
  expect(taken.status).toBe(201)
  const before = await kept()
  const refused = await upload(Buffer.alloc(25 * 1_048_576 + 1, 'x'), { title: 'Larger' })
  expect(refused).toMatchObject({ status: 413, problem: { code: 'too-large' } })
  expect(await kept()).toBe(before)
  await server().jobs.runWaiting()
  expect(await find(taken.data.document.documentId)).toMatchObject({ state: 'failed', problem: 'too-large' })
})

test('knowledge: the export holds what was read of a file, and nothing of where it is kept', async () => {
  await upload(Buffer.from('An E14 bulb.'), { name: 'Guide été.txt' })
  const { text } = await server().call(exportAccount, { as: 'owner', body: { password: DEMO_PASSWORD } })
  expect(text).toContain('Guide été.txt')
  expect(text).not.toContain('knowledge/')
})

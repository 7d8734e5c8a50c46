import {
  findAlikeSources,
  listKnowledgeDocuments,
  removeKnowledgeDocument,
  uploadFile,
  uploadPair,
  uploadText,
} from '@replybay/api-client/operations'
import { expect, test, vi } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

const CARE =
  'Linen covers are washed at thirty degrees. They never go into the tumble dryer, and are ironed while they are still damp. Stains of wine come out with sparkling water.'
const OTHER =
  'Our workshop in Nantes is open on Saturday mornings. Visitors see how brass is cast, and may take a small bell home with them.'

const WAX =
  'Les pieds de noyer sont cirés deux fois par an avec une cire d’abeille incolore, étalée au chiffon doux.'

async function alike(content: string, question?: string) {
  const body = { content, ...(question && { question }) }
  return (await server().call(findAlikeSources, { as: 'owner', body })).data.sources
}

test('knowledge: a text is compared with the sources before it is added', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title: 'Care', content: CARE } })
  await server().jobs.runWaiting()
  const { documentId } = data.document
  expect(await alike(CARE)).toEqual([{ documentId, title: 'Care', kind: 'text' }])
  expect(await alike(CARE.replace('thirty', 'forty').replace('sparkling ', ''))).toMatchObject([
    { documentId },
  ])
  expect(await alike(OTHER)).toEqual([])
  // One sentence of it among others is no copy.
  expect(await alike(`${OTHER} Linen covers are washed at thirty degrees.`)).toEqual([])
  // Other companies are asked nothing of it.
  const others = { as: 'owner@atelier-nord.example', body: { content: CARE } }
  expect((await server().call(findAlikeSources, others)).data.sources).toEqual([])
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: documentId } })
  expect(await alike(CARE)).toEqual([])
})

test('knowledge: what has the same title is told before it is added, whatever it says', async () => {
  const add = async (title: string) =>
    (await server().call(uploadText, { as: 'owner', body: { title, content: WAX } })).data.document
  const care = await add('Entretien d’été')
  const winter = await add('Entretien d’hiver')
  const told = async (body: { title: string; content?: string }) =>
    (await server().call(findAlikeSources, { as: 'owner', body })).data.sources
  const same = { documentId: care.documentId, title: 'Entretien d’été', kind: 'text', hasSameTitle: true }
  expect(await told({ title: 'ENTRETIEN  d’ete', content: 'Washed at sixty degrees.' })).toMatchObject([same])
  // Of a file, nothing but its title is known.
  const [first, ...others] = await told({ title: 'Entretien d’été' })
  expect([first, others]).toEqual([{ ...same, updatedAt: care.updatedAt }, []])
  expect(await told({ title: 'Entretien' })).toEqual([])
  await server().jobs.runWaiting()
  // What it says is told of it, too, and it is told once.
  expect((await told({ title: 'Entretien d’été', content: WAX })).map((one) => one.hasSameTitle)).toEqual([
    true,
    undefined,
  ])
  const elsewhere = { as: 'owner@atelier-nord.example', body: { title: 'Entretien d’été' } }
  expect((await server().call(findAlikeSources, elsewhere)).data.sources).toEqual([])
  for (const { documentId: id } of [care, winter]) {
    await server().call(removeKnowledgeDocument, { as: 'owner', path: { id } })
  }
})

test('knowledge: short pairs are alike only where question and answer are', async () => {
  const pair = {
    title: 'Engraving',
    question: 'Do you engrave the brass foot of a lamp?',
    answer: 'Yes, we do.',
  }
  const { data } = await server().call(uploadPair, { as: 'owner', body: pair })
  await server().jobs.runWaiting()
  expect(await alike('Yes, we do.', pair.question)).toMatchObject([
    { documentId: data.document.documentId, title: pair.question, kind: 'qa' },
  ])
  expect(await alike('Yes, we do.', 'Can a lamp be sent back to the shop in Nantes?')).toEqual([])
})

test('knowledge: a pair is told of the one that asks the same, and has another answer', async () => {
  const question = '¿Enviáis lámparas a Canarias?'
  const pair = { title: question, question, answer: 'De 6 a 9 días, por 19,90 €.' }
  const { data } = await server().call(uploadPair, { as: 'owner', body: pair })
  await server().jobs.runWaiting()
  const told = { documentId: data.document.documentId, title: question, kind: 'qa', answersOtherwise: true }
  expect(
    await alike('Sí, en 5 días laborables a cualquiera de las islas.', '¿Enviáis lámparas a Canarias?'),
  ).toContainEqual(told)
  expect(await alike('Sí, en 5 días.', 'Enviáis lámparas a Canarias')).toContainEqual(told)
  expect(await alike('Sí, con bombilla.', '¿Enviáis lámparas con bombilla?')).not.toContainEqual(told)
})

test('knowledge: a file that says nearly what a source says tells which, once it is ready', async () => {
  const add = async (name: string, content: string) => {
    const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
    const body = Buffer.from(`${head}${content}\r\n--part--\r\n`)
    const headers = { 'content-type': 'multipart/form-data; boundary=part' }
    return (await server().call(uploadFile, { as: 'owner', body, headers })).data.document.documentId
  }
  const first = await add('bells.txt', OTHER)
  await server().jobs.runWaiting()
  const copy = await add('bells-2.txt', `${OTHER} Bells ring.`)
  const another = await add(
    'glass.txt',
    'Glass is blown in the morning, while the furnace is at its hottest, by two people.',
  )
  await server().jobs.runWaiting()
  const { documents } = (await server().call(listKnowledgeDocuments, { as: 'owner' })).data
  const alikeOf = (id: string) => documents.find(({ documentId }) => documentId === id)?.alike
  expect(alikeOf(copy)).toEqual({ documentId: first, title: 'bells.txt', kind: 'file' })
  expect([alikeOf(first), alikeOf(another)]).toEqual([undefined, undefined])
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: first } })
  const left = (await server().call(listKnowledgeDocuments, { as: 'owner' })).data.documents
  expect(left.find(({ documentId }) => documentId === copy)?.alike).toBeUndefined()
})

test('knowledge: of a pair that is compared, so much of the answer is read as one may have', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title: 'Care', content: CARE } })
  await server().jobs.runWaiting()
  const answer = `${CARE} `.repeat(200).slice(0, 20_000)
  const beyond = Array.from({ length: 40_000 }, (_, place) => `word${place}`).join(' ')
  expect(await alike(`${answer} ${beyond}`, 'How are covers washed?')).toMatchObject([{ title: 'Care' }])
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: data.document.documentId } })
})

test('knowledge: of a long text that is compared, no more is cut than the passages that are looked at', async () => {
  const { data } = await server().call(uploadText, { as: 'owner', body: { title: 'Care', content: CARE } })
  await server().jobs.runWaiting()
  const matched = vi.spyOn(String.prototype, 'matchAll')
  const long = `${CARE}\n\n`.repeat(4_000).slice(0, 500_000)
  const told = await alike(long)
  const read = matched.mock.contexts
    .map((text) => String(text).length)
    .reduce((all, length) => all + length, 0)
  matched.mockRestore()
  expect(told).toMatchObject([{ title: 'Care' }])
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(100_000)
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: data.document.documentId } })
})

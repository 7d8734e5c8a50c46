import {
  addSynonyms,
  changeSynonyms,
  listKnowledgeDocuments,
  listSynonyms,
  removeSynonyms,
  sendExampleConversation,
  uploadText,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

async function addText(content: string) {
  await server().call(uploadText, { as: 'owner', body: { title: 'Notes', content } })
  await server().jobs.runWaiting()
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message.text
}

const add = async (...words: string[]) => await server().call(addSynonyms, { as: 'owner', body: { words } })

test('synonyms: a question with a shop’s own word finds its source only once they are saved and indexed', async () => {
  await addText('The Zephyrine is cleaned with lukewarm water.')
  const question = 'How is the wobblette cleaned?'
  expect(await ask(question)).toBe('')
  const { status, data } = await add('Zephyrine', 'wobblette', 'globe soufflé')
  expect(status).toBe(201)
  const { data: listed } = await server().call(listKnowledgeDocuments, { as: 'owner' })
  expect(listed.indexing).toMatchObject({ state: 'running', done: 0 })
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('The Zephyrine is cleaned with lukewarm water.')
  expect(await ask('Comment nettoyer le globe soufflé avec de l’eau ?')).toBe(
    'The Zephyrine is cleaned with lukewarm water.',
  )

  const path = { id: data.group.synonymId }
  const words = ['Zephyrine', 'flibbert']
  const changed = await server().call(changeSynonyms, { as: 'admin', path, body: { words } })
  expect(changed.data.group).toEqual({ synonymId: path.id, words })
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('')
  expect(await ask('How is the flibbert cleaned?')).not.toBe('')

  await server().call(removeSynonyms, { as: 'owner', path })
  await server().jobs.runWaiting()
  expect(await ask('How is the flibbert cleaned?')).toBe('')
  expect((await server().call(listSynonyms, { as: 'owner' })).data).toEqual({
    groups: [],
    most: { groups: 200, words: 10 },
  })
})

test('synonyms: a word is in one group, whatever its case and accents', async () => {
  const first = await add('Nébuline', 'cloudlet')
  expect((await add('nebuline', 'fogling')).status).toBe(409)
  expect((await add('!!', 'fogling')).status).toBe(400)
  expect((await add('Fogling', 'fogling')).status).toBe(400)
  const path = { id: first.data.group.synonymId }
  const again = await server().call(changeSynonyms, {
    as: 'owner',
    path,
    body: { words: ['Nebuline', 'cloudlet'] },
  })
  expect(again.status).toBe(200)
  expect((await server().call(listSynonyms, { as: 'support' })).status).toBe(403)
})

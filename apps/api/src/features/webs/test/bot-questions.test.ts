import {
  addBotQuestion,
  addBotQuestionLanguage,
  listBotQuestions,
  moveBotQuestion,
  removeBotQuestion,
  removeBotQuestionLanguage,
  updateBotQuestion,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { newWeb } from './new-web.ts'

const server = sharedServer()
const as = 'admin'

type Languages = Awaited<ReturnType<typeof list>>

const list = async (id: string) =>
  (await server().call(listBotQuestions, { as, path: { id } })).data.languages
const addLanguage = (id: string, lang: string) =>
  server().call(addBotQuestionLanguage, { as, path: { id }, body: { lang } })
const add = (id: string, lang: string, body: object) =>
  server().call(addBotQuestion, { as, path: { id, lang }, body })
const change = (id: string, lang: string, body: object) =>
  server().call(updateBotQuestion, { as, path: { id, lang }, body })
const move = (id: string, lang: string, oldIndex: number, newIndex: number) =>
  server().call(moveBotQuestion, { as, path: { id, lang }, body: { newIndex, oldIndex } })
const remove = (id: string, lang: string, questionId: string) =>
  server().call(removeBotQuestion, { as, path: { id, lang, questionId } })

const textsOf = (languages: Languages, lang: string) =>
  languages.find((one) => one.lang === lang)?.questions.map(({ question }) => question)

/** A web with a French list of so many questions. */
async function webWith(...questions: string[]) {
  const id = await newWeb(server())
  await addLanguage(id, 'fr-FR')
  for (const question of questions) await add(id, 'fr-FR', { question })
  const [language] = await list(id)
  return { id, ids: language?.questions.map(({ questionId }) => questionId) ?? [] }
}

test('bot questions: a new web has none; a language begins empty, and one that is there stays as it is', async () => {
  const id = await newWeb(server())
  expect(await list(id)).toEqual([])
  expect((await addLanguage(id, 'es-ES')).data.languages).toEqual([{ lang: 'es-ES', questions: [] }])
  await add(id, 'es-ES', { question: '¿Cuánto tarda?' })
  for (const lang of ['es-ES', 'ES-es']) {
    const again = await addLanguage(id, lang)
    expect(again.data.languages.map((one) => [one.lang, one.questions.length])).toEqual([['es-ES', 1]])
  }
  const { data } = await addLanguage(id, 'fr-FR')
  expect(data.languages.map(({ lang }) => lang)).toEqual(['es-ES', 'fr-FR'])
})

test('bot questions: are added at the end, without the spaces around them, each with an id of its own', async () => {
  const { id } = await webWith('Un', '  Deux ')
  const { data } = await add(id, 'fr-FR', { question: 'Trois', answer: ' Voilà ' })
  const [language] = data.languages
  expect(language?.questions).toEqual([
    { questionId: expect.any(String), question: 'Un', asked: 0 },
    { questionId: expect.any(String), question: 'Deux', asked: 0 },
    { questionId: expect.any(String), question: 'Trois', answer: 'Voilà', asked: 0 },
  ])
  expect(new Set(language?.questions.map(({ questionId }) => questionId)).size).toBe(3)
  expect(await list(id)).toEqual(data.languages)
})

test('bot question: is worded anew in its place; its answer stays unless it is named, and empty takes it away', async () => {
  const { id, ids } = await webWith('Un', 'Deux')
  const [questionId] = ids
  const first = async (body: object) => (await change(id, 'fr-FR', body)).data.languages[0]?.questions[0]
  expect(await first({ questionId, question: 'Une', answer: 'Oui' })).toEqual({
    questionId,
    question: 'Une',
    answer: 'Oui',
    asked: 0,
  })
  expect(await first({ questionId, question: 'Une ?' })).toMatchObject({ question: 'Une ?', answer: 'Oui' })
  expect(await first({ questionId, question: 'Une ?', answer: '' })).toEqual({
    questionId,
    question: 'Une ?',
    asked: 0,
  })
  expect(textsOf(await list(id), 'fr-FR')).toEqual(['Une ?', 'Deux'])
})

test.each([
  [0, 2, ['B', 'C', 'A', 'D']],
  [3, 0, ['D', 'A', 'B', 'C']],
  [1, 1, ['A', 'B', 'C', 'D']],
  [2, 3, ['A', 'B', 'D', 'C']],
])('bot question: moves from %i to %i, and the others keep their order', async (from, to, expected) => {
  const { id } = await webWith('A', 'B', 'C', 'D')
  const { data } = await move(id, 'fr-FR', from, to)
  expect(textsOf(data.languages, 'fr-FR')).toEqual(expected)
  expect(await list(id)).toEqual(data.languages)
})

test('bot question: one that is added after others were moved and removed still comes last', async () => {
  const { id, ids } = await webWith('A', 'B', 'C')
  await move(id, 'fr-FR', 2, 0)
  await remove(id, 'fr-FR', ids[0] ?? '')
  const { data } = await add(id, 'fr-FR', { question: 'D' })
  expect(textsOf(data.languages, 'fr-FR')).toEqual(['C', 'B', 'D'])
})

test('bot question: an index outside the list is refused, with the field', async () => {
  const { id } = await webWith('A', 'B')
  const fieldsOf = async (from: number, to: number) => {
    const answer = await move(id, 'fr-FR', from, to)
    expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
    return answer.problem.fields?.map(({ path }) => path)
  }
  expect(await fieldsOf(0, 2)).toEqual(['/body/newIndex'])
  expect(await fieldsOf(2, 0)).toEqual(['/body/oldIndex'])
  expect(await fieldsOf(7, 9)).toEqual(['/body/newIndex', '/body/oldIndex'])
  expect(await fieldsOf(-1, 0)).toEqual(['/body/oldIndex'])
  expect(textsOf(await list(id), 'fr-FR')).toEqual(['A', 'B'])
})

test('bot questions: a removed one is gone and the others stay; a removed language goes with all of its own', async () => {
  const { id, ids } = await webWith('A', 'B')
  await addLanguage(id, 'en-US')
  await add(id, 'en-US', { question: 'Only' })
  const { data } = await remove(id, 'fr-FR', ids[0] ?? '')
  expect(textsOf(data.languages, 'fr-FR')).toEqual(['B'])
  expect((await remove(id, 'fr-FR', ids[0] ?? '')).status).toBe(404)
  const left = await server().call(removeBotQuestionLanguage, { as, path: { id, lang: 'FR-fr' } })
  expect(left.data.languages.map(({ lang }) => lang)).toEqual(['en-US'])
  expect((await server().call(removeBotQuestionLanguage, { as, path: { id, lang: 'fr-FR' } })).status).toBe(
    404,
  )
  expect((await addLanguage(id, 'fr-FR')).data.languages[1]).toEqual({ lang: 'fr-FR', questions: [] })
})

test('bot questions: nothing is found in a language that is not there, nor under the id of another language', async () => {
  const { id, ids } = await webWith('A')
  await addLanguage(id, 'en-US')
  const questionId = ids[0] ?? ''
  expect((await add(id, 'es-ES', { question: 'X' })).status).toBe(404)
  expect((await move(id, 'es-ES', 0, 0)).status).toBe(404)
  expect((await change(id, 'en-US', { questionId, question: 'X' })).status).toBe(404)
  expect((await remove(id, 'en-US', questionId)).status).toBe(404)
  expect(textsOf(await list(id), 'fr-FR')).toEqual(['A'])
})

test.each([
  [{ question: '' }, '/body/question'],
  [{ question: ' \n ' }, '/body/question'],
  [{ question: 'x'.repeat(501) }, '/body/question'],
  [{ question: 'x', answer: 'y'.repeat(4_001) }, '/body/answer'],
])('bot question: a text out of bounds is refused (%#)', async (body, path) => {
  const { id } = await webWith()
  expect(await add(id, 'fr-FR', body)).toMatchObject({ status: 400, problem: { fields: [{ path }] } })
})

test('bot questions: the hundred and first of a language is refused; another language still takes one', async () => {
  const { id } = await webWith(...Array.from({ length: 100 }, (_, index) => `Question ${index}`))
  expect(await add(id, 'fr-FR', { question: 'Too many' })).toMatchObject({
    status: 409,
    problem: {
      code: 'limit-reached',
      message: 'You’ve reached the limit of 100 questions in a language. Delete one first.',
    },
  })
  await addLanguage(id, 'en-US')
  expect((await add(id, 'en-US', { question: 'Room' })).status).toBe(200)
})

test('bot questions: the twenty-first language of a web is refused', async () => {
  const id = await newWeb(server())
  for (let index = 0; index < 20; index++) {
    expect((await addLanguage(id, `fr-x-${index}`)).status).toBe(200)
  }
  expect(await addLanguage(id, 'fr-x-20')).toMatchObject({
    status: 409,
    problem: { message: 'You’ve reached the limit of 20 languages. Delete one first.' },
  })
  expect((await addLanguage(id, 'fr-x-3')).status).toBe(200)
})

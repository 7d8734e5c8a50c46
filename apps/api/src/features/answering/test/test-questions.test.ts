import {
  addTestQuestion,
  changeTestQuestion,
  forceIndexation,
  listTestQuestions,
  removeTestQuestion,
  removeWeb,
  runTestQuestion,
  uploadPair,
} from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { newId } from '../../../platform/database/ids.ts'
import { webs } from '../../webs/tables.ts'

const server = sharedServer()
const as = 'admin'

const QUESTION = 'What do I do with a broken globe?'
const ANSWER = 'Recycle it: opal glass does not go to the bottle bank.'

beforeAll(async () => {
  const body = { title: 'Broken globe', question: QUESTION, answer: ANSWER }
  await server().call(uploadPair, { as: 'owner', body })
  await server().jobs.runWaiting()
})

/** A web without test questions. */
async function aWeb() {
  const id = newId()
  const web = { id, companyId: MAISON_LUMEN, name: 'New', createdAt: new Date() }
  await server().database.queries.insert(webs).values(web)
  return id
}
const list = async (id: string) =>
  (await server().call(listTestQuestions, { as, path: { id } })).data.testQuestions
const add = (id: string, body: object) => server().call(addTestQuestion, { as, path: { id }, body })
const change = (id: string, questionId: string, body: object) =>
  server().call(changeTestQuestion, { as, path: { id, questionId }, body })
const run = async (id: string, questionId: string) =>
  (await server().call(runTestQuestion, { as, path: { id, questionId } })).data.testQuestion

async function added(id: string, body: object): Promise<string> {
  return (await add(id, body)).data.testQuestion.testQuestionId
}

test('test questions: a new web has none; they are listed in the order in which they were added', async () => {
  const id = await aWeb()
  expect(await list(id)).toEqual([])
  await add(id, { question: ' One? ', expected: 'answered', mustContain: ' E27 ' })
  await add(id, { question: 'Two?', expected: 'handed-off', lang: 'fr-FR' })
  expect(await list(id)).toEqual([
    { testQuestionId: expect.any(String), question: 'One?', expected: 'answered', mustContain: 'E27' },
    { testQuestionId: expect.any(String), question: 'Two?', expected: 'handed-off', lang: 'fr-FR' },
  ])
})

test('test question: asked for a person it hands off as in a chat, and what asks nothing is no hand-off', async () => {
  const id = await aWeb()
  const person = await added(id, { question: 'Can I talk to a real person?', expected: 'handed-off' })
  expect((await run(id, person)).lastRun).toMatchObject({ outcome: 'handed-off', isPassed: true })
  const nothing = await added(id, { question: '👍', expected: 'handed-off' })
  expect((await run(id, nothing)).lastRun).toMatchObject({ outcome: 'silent', isPassed: false })
})

test('test question: run once and again, the run before stays beside the last', async () => {
  const id = await aWeb()
  const questionId = await added(id, { question: QUESTION, expected: 'answered', mustContain: 'RECYCLE' })
  const first = await run(id, questionId)
  expect(first.lastRun).toMatchObject({ outcome: 'answered', text: ANSWER, isPassed: true })
  expect(first.lastRun?.sources).toMatchObject([{ title: 'Broken globe' }])
  expect(first.previousRun).toBeUndefined()
  const second = await run(id, questionId)
  expect(second.previousRun).toEqual(first.lastRun)
  expect(await list(id)).toEqual([second])
})

test('test question: handed off where nothing answers it, which may be what is expected', async () => {
  const id = await aWeb()
  const question = 'Do parcels with chandeliers reach Antarctica by helicopter?'
  const questionId = await added(id, { question, expected: 'handed-off' })
  expect((await run(id, questionId)).lastRun).toMatchObject({
    outcome: 'handed-off',
    text: '',
    isPassed: true,
    sources: [],
  })
  const { data } = await change(id, questionId, { expected: 'answered' })
  expect(data.testQuestion.lastRun).toMatchObject({ outcome: 'handed-off', isPassed: false })
})

test('test question: asked otherwise, it has not been run; what must be said can be taken away', async () => {
  const id = await aWeb()
  const questionId = await added(id, { question: QUESTION, expected: 'answered', mustContain: 'bin' })
  expect((await run(id, questionId)).lastRun?.isPassed).toBe(false)
  const passed = await change(id, questionId, { mustContain: null })
  expect(passed.data.testQuestion).toMatchObject({ lastRun: { isPassed: true } })
  expect(passed.data.testQuestion).not.toHaveProperty('mustContain')
  const asked = await change(id, questionId, { question: 'And a broken shade?' })
  expect(asked.data.testQuestion).not.toHaveProperty('lastRun')
})

test('test questions: 100 of a web, and no more', async () => {
  const id = await aWeb()
  for (let count = 0; count < 100; count++) await add(id, { question: `${count}?`, expected: 'answered' })
  expect(await add(id, { question: 'One more?', expected: 'answered' })).toMatchObject({
    status: 409,
    problem: { code: 'limit-reached' },
  })
})

test('test question: deleted once; it goes with its web', async () => {
  const id = await aWeb()
  const questionId = await added(id, { question: QUESTION, expected: 'answered' })
  const other = await added(id, { question: 'Another?', expected: 'answered' })
  const path = { id, questionId }
  expect((await server().call(removeTestQuestion, { as, path })).status).toBe(200)
  expect((await server().call(removeTestQuestion, { as, path })).status).toBe(404)
  await server().call(removeWeb, { as, path: { id } })
  for (const gone of [other, questionId]) {
    const answer = await server().call(runTestQuestion, { as, path: { id, questionId: gone } })
    expect(answer.status).toBe(404)
  }
})

test('test questions of another web of the company are not found there', async () => {
  const [id, elsewhere] = [await aWeb(), await aWeb()]
  const questionId = await added(id, { question: QUESTION, expected: 'answered' })
  expect((await change(elsewhere, questionId, { question: 'Mine?' })).status).toBe(404)
  expect((await list(id))[0]?.question).toBe(QUESTION)
})

test('test questions: support and another company are kept out', async () => {
  const path = { id: DEMO_WEB_ID }
  expect((await server().call(listTestQuestions, { as: 'support', path })).status).toBe(403)
  const token = await server().openAccount({
    email: 'lou@verre.example',
    password: 'seven lamps hang over the sea',
    companyName: 'Verre',
    locale: 'fr-FR',
  })
  expect((await server().call(listTestQuestions, { token, path })).status).toBe(404)
})

test.each([
  { question: ' ', expected: 'answered' },
  { question: 'Of no outcome?', expected: 'perhaps' },
  { question: 'Of no words?', expected: 'answered', mustContain: '' },
  { question: 'Q'.repeat(2_001), expected: 'answered' },
])('test question $question: refused', async (body) => {
  expect((await add(DEMO_WEB_ID, body)).status).toBe(400)
})

test('the demo shop has test questions that its AI agent passes', async () => {
  await server().call(forceIndexation, { as: 'owner' })
  await server().jobs.runWaiting()
  const questions = await list(DEMO_WEB_ID)
  expect(questions.length).toBeGreaterThan(3)
  for (const { testQuestionId, question } of questions) {
    expect((await run(DEMO_WEB_ID, testQuestionId)).lastRun, question).toMatchObject({ isPassed: true })
  }
})

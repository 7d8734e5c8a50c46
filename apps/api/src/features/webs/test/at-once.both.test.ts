/** Who changes one list at the same time: no question is lost, and no place is had by two. */
import {
  addBotQuestion,
  addBotQuestionLanguage,
  createWeb,
  getUserInfo,
  listBotQuestions,
  moveBotQuestion,
  openConversation,
  removeBotQuestion,
  removeWeb,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ATELIER_NORD } from '../../../platform/demo/accounts.ts'
import { newSender, sharedServer } from '../../../../test/test-server.ts'
import { botQuestionLanguages, botQuestions } from '../tables.ts'
import { newWeb } from './new-web.ts'

const server = sharedServer()
const as = 'owner'
const OTHER_OWNER = 'owner@atelier-nord.example'

const add = (id: string, question: string) =>
  server().call(addBotQuestion, { as, path: { id, lang: 'fr-FR' }, body: { question } })
const list = async (id: string) => {
  const { data } = await server().call(listBotQuestions, { as, path: { id } })
  return data.languages[0]?.questions ?? []
}
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)

async function webWith(count: number) {
  const id = await newWeb(server())
  await server().call(addBotQuestionLanguage, { as, path: { id }, body: { lang: 'fr-FR' } })
  for (let index = 0; index < count; index++) await add(id, `Question ${index}`)
  return id
}

async function placesOf(webId: string) {
  const rows = await server()
    .database.queries.select({ position: botQuestions.position })
    .from(botQuestions)
    .innerJoin(botQuestionLanguages, eq(botQuestionLanguages.id, botQuestions.languageId))
    .where(eq(botQuestionLanguages.webId, webId))
  return rows.map(({ position }) => position)
}

test('bot questions: many are moved, added and removed at once, and each is there in a place of its own', async () => {
  const id = await webWith(10)
  const before = await list(id)
  const gone = before[3]
  const move = (oldIndex: number, newIndex: number) =>
    server().call(moveBotQuestion, { as, path: { id, lang: 'fr-FR' }, body: { newIndex, oldIndex } })
  const answers = await Promise.all([
    move(0, 8),
    add(id, 'Added 1'),
    move(5, 2),
    server().call(removeBotQuestion, {
      as,
      path: { id, lang: 'fr-FR', questionId: gone?.questionId },
    }),
    move(8, 0),
    add(id, 'Added 2'),
    move(2, 7),
  ])
  expect(statusesOf(answers)).toEqual(answers.map(() => 200))
  const texts = (await list(id)).map(({ question }) => question)
  const left = before.map(({ question }) => question).filter((question) => question !== gone?.question)
  expect(texts.toSorted()).toEqual([...left, 'Added 1', 'Added 2'].toSorted())
  const places = await placesOf(id)
  expect(new Set(places).size).toBe(places.length)
})

test('bot questions: of those that are added at once, no more than fit are taken', async () => {
  const id = await webWith(98)
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((question) => add(id, question)))
  expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409])
  expect(await list(id)).toHaveLength(100)
})

test('bot questions: a language that two add at once is there once', async () => {
  const id = await newWeb(server())
  const addLanguage = () =>
    server().call(addBotQuestionLanguage, { as, path: { id }, body: { lang: 'es-ES' } })
  expect(statusesOf(await Promise.all([addLanguage(), addLanguage()]))).toEqual([200, 200])
  const { data } = await server().call(listBotQuestions, { as, path: { id } })
  expect(data.languages).toHaveLength(1)
})

test('new webs: of those that are created at once, no more than fit are made', async () => {
  for (let count = 0; count < 18; count++) await newWeb(server(), ATELIER_NORD)
  const create = () => server().call(createWeb, { as: OTHER_OWNER, body: { name: 'At once' } })
  const answers = await Promise.all([create(), create(), create(), create()])
  expect(statusesOf(answers).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409])
  const { data } = await server().call(getUserInfo, { as: OTHER_OWNER })
  expect(data.user.owner_webs).toHaveLength(20)
})

test('removed web: who writes in it at the same moment is answered, or finds none', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await newWeb(server())
    const write = () =>
      server().call(openConversation, { body: { webId: id, message: 'Hello' }, from: newSender() })
    await write()
    const [removed, ...written] = await Promise.all([
      server().call(removeWeb, { as, path: { id } }),
      ...Array.from({ length: 6 }, write),
    ])
    expect(removed?.status).toBe(200)
    expect(statusesOf(written).filter((status) => status !== 201 && status !== 404)).toEqual([])
    expect((await write()).status).toBe(404)
  }
})

import {
  addBotQuestion,
  addBotQuestionLanguage,
  continueConversation,
  listBotQuestions,
  openConversation,
  updateBotQuestion,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { websFeature } from '../feature.ts'
import { askedQuestions } from '../tables.ts'
import { newWeb } from './new-web.ts'

const server = sharedServer()
const as = 'admin'
const DAY_MS = 24 * 3_600_000

/** A web that suggests some questions in French. */
async function webWith(...questions: string[]) {
  const id = await newWeb(server())
  await server().call(addBotQuestionLanguage, { as, path: { id }, body: { lang: 'fr-FR' } })
  for (const question of questions) {
    await server().call(addBotQuestion, { as, path: { id, lang: 'fr-FR' }, body: { question } })
  }
  return id
}
const questionsOf = async (id: string) =>
  (await server().call(listBotQuestions, { as, path: { id } })).data.languages[0]?.questions ?? []
const askedOf = async (id: string) => (await questionsOf(id)).map(({ asked }) => asked)
async function ask(webId: string, message: string) {
  const { data } = await server().call(openConversation, { body: { webId, message } })
  return { id: data.conversation.id, token: data.token }
}

test('suggested question: says how often customers asked it, however they wrote its words', async () => {
  const id = await webWith('Où est ma commande ?', 'Livrez-vous en Belgique ?')
  expect(await askedOf(id)).toEqual([0, 0])
  await ask(id, 'Où est ma commande ?')
  const { id: ticket, token } = await ask(id, 'ou est MA commande')
  const write = { path: { id: ticket }, token, body: { message: 'Livrez-vous en Belgique?' } }
  await server().call(continueConversation, { ...write, headers: { 'Idempotency-Key': 'asked-once' } })
  await server().call(continueConversation, { ...write, headers: { 'Idempotency-Key': 'asked-once' } })
  await ask(id, 'Où est ma commande de mardi ?')
  expect(await askedOf(id)).toEqual([2, 1])
})

test('suggested question: counts as it is worded, on its own web, for 30 days', async () => {
  const id = await webWith('La garantie ?')
  const other = await webWith('La garantie ?')
  await ask(id, 'La garantie ?')
  expect(await askedOf(other)).toEqual([0])
  const [first] = await questionsOf(id)
  const reword = (question: string) =>
    server().call(updateBotQuestion, {
      as,
      path: { id, lang: 'fr-FR' },
      body: { questionId: first?.questionId ?? '', question },
    })
  expect((await reword('Le retour ?')).data.languages[0]?.questions[0]?.asked).toBe(0)
  await reword('La garantie ?')
  expect(await askedOf(id)).toEqual([1])

  const { queries } = server().database
  await queries
    .update(askedQuestions)
    .set({ askedAt: new Date(Date.now() - 31 * DAY_MS) })
    .where(eq(askedQuestions.webId, id))
  expect(await askedOf(id)).toEqual([0])
  await keepHouse(server().database, new Date(), { owners: [websFeature] })
  expect(await queries.$count(askedQuestions, eq(askedQuestions.webId, id))).toBe(0)
})

import {
  addBotQuestion,
  addBotQuestionLanguage,
  answerTicket,
  changeAgentSwitch,
  continueConversation,
  getAgentReplyNumbers,
  getAgentSwitch,
  getBotSettings,
  getConversation,
  getTicketInfo,
  getUserInfo,
  listKnowledgeDocuments,
  openConversation,
  removeBotQuestionLanguage,
  removeKnowledgeDocument,
  sendExampleConversation,
  suggestAnswer,
  updateBotSettings,
  updatePair,
  uploadPair,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { newId } from '../../../platform/database/ids.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { messages as messageRows } from '../../tickets/tables.ts'
import { companies } from '../../users/tables.ts'
import { agentReplies } from '../replies/tables.ts'

const server = sharedServer()
const path = { id: WEB }

type Mode = 'off' | 'suggest' | 'shadow' | 'on'

beforeAll(async () => {
  await server().call(uploadPair, {
    as: 'owner',
    body: {
      title: 'Combien coûte la livraison en Corse ?',
      question: 'Combien coûte la livraison en Corse ?',
      answer: 'La livraison en Corse coûte 12 euros.',
    },
  })
  await server().jobs.runWaiting()
})

async function setMode(replyMode: Mode) {
  await server().call(updateBotSettings, { as: 'owner', path, body: { replyMode } })
}

/** A visitor writes; the agent has read it when this resolves. */
async function ask(message: string) {
  const { data } = await server().call(openConversation, {
    body: { webId: WEB, message, name: 'Rosa Serrano' },
  })
  await server().jobs.runWaiting()
  return { id: data.conversation.id, token: data.token }
}

async function readTicket(id: string) {
  return (await server().call(getTicketInfo, { as: 'support', path: { id } })).data.ticket
}

async function numbers() {
  return (await server().call(getAgentReplyNumbers, { as: 'owner', path })).data.numbers
}

test('settings: autoGenerate is the mode on, and each is kept', async () => {
  type Change = { autoGenerate?: boolean; replyMode?: Mode; introduceText?: string }
  const send = (body: Change) => server().call(updateBotSettings, { as: 'owner', path, body })
  const change = async (body: Change) => (await send(body)).data.settings
  expect(await change({ autoGenerate: true })).toMatchObject({ autoGenerate: true, replyMode: 'on' })
  expect(await change({ introduceText: 'Bonjour !' })).toMatchObject({ replyMode: 'on' })
  expect(await change({ replyMode: 'shadow' })).toMatchObject({ autoGenerate: false, replyMode: 'shadow' })
  expect((await server().call(getBotSettings, { as: 'owner', path })).data.settings).toMatchObject({
    autoGenerate: false,
    replyMode: 'shadow',
    introduceText: 'Bonjour !',
    logoUrl: null,
  })
  expect((await send({ autoGenerate: true, replyMode: 'off' })).status).toBe(400)
})

test('on: a question is answered with its source, and an unknown one is handed off', async () => {
  await setMode('on')
  const { id, token } = await ask('Bonjour, la livraison en Corse coûte combien ?')
  const answered = await readTicket(id)
  expect(answered.status).toBe('answered')
  expect(answered.handedOff).toBeUndefined()
  expect(answered.messages.at(-1)).toMatchObject({
    author: 'agent',
    text: 'La livraison en Corse coûte 12 euros.',
    sources: [{ title: 'Combien coûte la livraison en Corse ?' }],
  })
  const { documents } = (await server().call(listKnowledgeDocuments, { as: 'owner' })).data
  expect(documents.find(({ title }) => title.includes('Corse'))?.replies).toBe(1)
  const body = { message: 'Et vendez-vous des hamacs brésiliens ?' }
  await server().call(continueConversation, { token, path: { id }, body })
  await server().jobs.runWaiting()
  const left = await readTicket(id)
  expect(left).toMatchObject({ status: 'open', handedOff: true })
  expect(left.waitingSince).toBe(left.messages.at(-2)?.createdAt)
  expect(left.messages.at(-1)).toMatchObject({ author: 'agent', text: expect.stringContaining('l’équipe') })
  expect(left.events?.at(-1)).toMatchObject({ kind: 'handed-over', actor: 'agent', reason: 'no-answer' })
})

test('a suggested question: its answer is given word for word, before anything that is known', async () => {
  await setMode('on')
  const french = { id: WEB, lang: 'fr-FR' }
  const question = 'Combien coûte la livraison en Corse ?'
  const answer = 'Comptez 9 euros jusqu’à Noël.'
  await server().call(addBotQuestionLanguage, { as: 'owner', path, body: { lang: 'fr-FR' } })
  await server().call(addBotQuestion, { as: 'owner', path: french, body: { question, answer } })
  const { id } = await ask('combien coute la livraison en corse')
  const { messages } = await readTicket(id)
  expect(messages.at(-1)).toMatchObject({ author: 'agent', text: answer })
  expect(messages.at(-1)?.sources ?? []).toEqual([])

  await setMode('suggest')
  const { id: other } = await ask(question)
  const { suggestion } = (await server().call(suggestAnswer, { as: 'support', path: { id: other } })).data
  expect(suggestion?.parts).toEqual([{ text: answer }])

  const tryIt = async (asked: object) => {
    const body = { messages: [{ author: 'customer' as const, text: question }], ...asked }
    return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message
  }
  expect(await tryIt({ webId: WEB })).toMatchObject({ text: answer, engine: 'given', language: 'fr-FR' })
  expect((await tryIt({})).text).toBe('La livraison en Corse coûte 12 euros.')
  await server().call(removeBotQuestionLanguage, { as: 'owner', path: french })
})

test('on: a greeting and thanks are answered in their language, what says nothing is not, and who asks for a person is given one', async () => {
  await setMode('on')
  const lastOf = async (text: string) => (await readTicket((await ask(text)).id)).messages.at(-1)?.text
  expect(await lastOf('Hola, buenas tardes')).toBe('¡Hola! ¿En qué puedo ayudarte?')
  expect(await lastOf('Merci !')).toContain('Avec plaisir')
  const silent = await ask('👍')
  expect((await readTicket(silent.id)).messages).toHaveLength(1)
  const { id } = await ask('Can I talk to a real person about the delivery to Corsica?')
  const { events, messages } = await readTicket(id)
  expect(events?.at(-1)).toMatchObject({ reason: 'asks-for-person' })
  expect(messages.at(-1)?.text).toContain('Of course')
})

test('on: words of no language in particular are answered in that of the customer’s browser', async () => {
  await setMode('on')
  const body = { webId: WEB, message: 'Bluetooth?', name: 'Rosa Serrano', language: 'es-ES' }
  const { data } = await server().call(openConversation, { body })
  await server().jobs.runWaiting()
  expect((await readTicket(data.conversation.id)).messages.at(-1)?.text).toContain('al equipo')
})

test('on: a question is answered whose 2,000th character is an emoji of two halves', async () => {
  await setMode('on')
  const question = 'La livraison en Corse coûte combien ? '
  const { id } = await ask(`${question}${'a'.repeat(1_999 - question.length)}😀 merci`)
  expect((await readTicket(id)).messages.at(-1)).toMatchObject({
    author: 'agent',
    text: 'La livraison en Corse coûte 12 euros.',
  })
})

test('on: a conversation that a person has answered stays theirs, however much is written after it', async () => {
  await setMode('on')
  const { id, token } = await ask('La livraison en Corse coûte combien ?')
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: 'Je regarde.' } })
  const begin = Date.now()
  const more = Array.from({ length: 60 }, (_, place) => ({
    id: newId(),
    companyId: MAISON_LUMEN,
    ticketId: id,
    author: 'customer' as const,
    text: `Et encore ${place}`,
    createdAt: new Date(begin + place),
  }))
  await server().database.queries.insert(messageRows).values(more)
  const body = { message: 'La livraison en Corse coûte combien ?' }
  await server().call(continueConversation, { token, path: { id }, body })
  await server().jobs.runWaiting()
  expect((await readTicket(id)).messages.at(-1)?.author).toBe('customer')
  const { data } = await server().call(getConversation, { path: { id }, query: { limit: 1 }, token })
  expect(data.conversation.isWithTeam).toBe(true)
})

test('on: a person is called where the agent fails for good', async () => {
  await setMode('on')
  const before = (await numbers()).on.handedOff
  const { queries } = server().database
  await queries.execute(sql`alter table knowledge_words rename to lost_words`)
  const { id } = await ask('La livraison en Corse coûte combien ?')
  await queries.execute(sql`alter table lost_words rename to knowledge_words`)
  const { messages, handedOff, status, events } = await readTicket(id)
  expect({ status, handedOff }).toEqual({ status: 'open', handedOff: true })
  expect(messages.at(-1)).toMatchObject({ author: 'agent', text: expect.stringContaining('to the team') })
  expect(events?.at(-1)).toMatchObject({ kind: 'handed-over', actor: 'agent' })
  expect((await numbers()).on.handedOff).toBe(before + 1)
})

test('on: stays out of what a person has answered', async () => {
  await setMode('off')
  const { id, token } = await ask('Bonjour, la livraison en Corse coûte combien ?')
  await setMode('on')
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: 'Je regarde.' } })
  const body = { message: 'Alors, la livraison en Corse coûte combien ?' }
  await server().call(continueConversation, { token, path: { id }, body })
  await server().jobs.runWaiting()
  expect((await readTicket(id)).messages.at(-1)).toMatchObject({ author: 'customer' })
})

test('on: after five answers in a row a person is called', async () => {
  await setMode('on')
  const { id, token } = await ask('Bonjour, la livraison en Corse coûte combien ?')
  for (let time = 2; time <= 6; time++) {
    const body = { message: 'La livraison en Corse coûte combien ?' }
    await server().call(continueConversation, { token, path: { id }, body })
    await server().jobs.runWaiting()
  }
  const { messages, handedOff } = await readTicket(id)
  expect(messages.filter(({ author, sources }) => author === 'agent' && sources)).toHaveLength(5)
  expect(handedOff).toBe(true)
})

test('suggest: the team is given the reply, and the customer nothing', async () => {
  await setMode('suggest')
  const { id } = await ask('Bonjour, la livraison en Corse coûte combien ?')
  expect((await readTicket(id)).messages).toHaveLength(1)
  const suggest = async () =>
    (await server().call(suggestAnswer, { as: 'support', path: { id } })).data.suggestion
  expect(await suggest()).toMatchObject({
    parts: [{ text: 'La livraison en Corse coûte 12 euros.' }],
    sources: [{ title: 'Combien coûte la livraison en Corse ?' }],
  })
  // What the agent does by itself is one thing, what a person may look up another.
  await setMode('off')
  expect(await suggest()).toMatchObject({ parts: [{ text: 'La livraison en Corse coûte 12 euros.' }] })
  await setMode('shadow')
  expect(await suggest()).toBeNull()
})

test('shadow: what a person then says counts as the same or as something else, and the draft is erased', async () => {
  await setMode('shadow')
  const before = (await numbers()).shadow
  const answer = async (message: string) => {
    const { id } = await ask('La livraison en Corse coûte combien ?')
    await server().call(answerTicket, { as: 'support', path: { id }, body: { message } })
  }
  await answer('Bonjour Rosa,\n\nLa livraison en Corse coûte 12 euros.\n\nInès')
  await answer('La livraison en Corse est offerte cette semaine.')
  expect((await numbers()).shadow).toMatchObject({
    same: (before.same ?? 0) + 1,
    other: (before.other ?? 0) + 1,
  })
  const rows = await server().database.queries.select().from(agentReplies)
  expect(rows.filter(({ answered, draft }) => answered && draft)).toEqual([])
})

test('shadow: is counted, and nobody sees it', async () => {
  await setMode('shadow')
  const before = await numbers()
  const { id } = await ask('La livraison en Corse coûte combien ?')
  await ask('Do you sell Brazilian hammocks?')
  expect((await readTicket(id)).messages).toHaveLength(1)
  const { shadow, on } = await numbers()
  expect(shadow).toEqual({
    replied: before.shadow.replied + 1,
    handedOff: before.shadow.handedOff + 1,
    same: before.shadow.same,
    other: before.shadow.other,
  })
  expect(on).toEqual(before.on)
})

test('pause: no agent replies until it is over', async () => {
  await setMode('on')
  const change = (isPaused: boolean) => server().call(changeAgentSwitch, { as: 'admin', body: { isPaused } })
  await change(true)
  expect((await server().call(getAgentSwitch, { as: 'owner' })).data.agents).toEqual({ isPaused: true })
  expect((await server().call(getUserInfo, { as: 'support' })).data.user.agentsPaused).toBe(true)
  expect((await server().call(getUserInfo, { as: 'warehouse' })).data.user).not.toHaveProperty('agentsPaused')
  const { id } = await ask('La livraison en Corse coûte combien ?')
  expect((await readTicket(id)).messages).toHaveLength(1)
  await change(false)
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.agentsPaused).toBe(false)
  const next = await ask('La livraison en Corse coûte combien ?')
  expect((await readTicket(next.id)).status).toBe('answered')
})

test('suggest: quick messages are worked out once, together, and a person’s answer erases all drafts of the ticket', async () => {
  await setMode('suggest')
  const { id, token } = await ask('La livraison en Corse coûte combien ?')
  const write = (message: string) =>
    server().call(continueConversation, { token, path: { id }, body: { message } })
  await write('La livraison en Corse ?')
  await write('Combien coûte la livraison ?')
  await server().jobs.runWaiting()
  const { queries } = server().database
  const rows = () => queries.select().from(agentReplies).where(eq(agentReplies.ticketId, id))
  expect(await rows()).toHaveLength(2)
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: 'Douze euros.' } })
  expect((await rows()).filter(({ draft }) => draft !== null)).toEqual([])
})

test('suggest: a draft whose source was corrected or removed is suggested no more', async () => {
  await setMode('suggest')
  const pair = {
    title: 'Retour des vitraux',
    question: 'Sous combien de jours les vitraux se retournent-ils ?',
    answer: 'Les vitraux se retournent sous 30 jours.',
  }
  const { documentId } = (await server().call(uploadPair, { as: 'owner', body: pair })).data.document
  await server().jobs.runWaiting()
  const { id } = await ask(pair.question)
  const suggest = async () =>
    (await server().call(suggestAnswer, { as: 'support', path: { id } })).data.suggestion
  expect(await suggest()).toMatchObject({ parts: [{ text: pair.answer }] })
  const answer = 'Les vitraux se retournent sous 14 jours.'
  await server().call(updatePair, { as: 'owner', body: { documentId, ...pair, answer } })
  await server().jobs.runWaiting()
  expect(await suggest()).toMatchObject({ parts: [{ text: answer }] })
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id: documentId } })
  expect(JSON.stringify(await suggest())).not.toContain('vitraux se retournent')
})

test('a suspended company, or one without knowledge: no agent replies until that is over', async () => {
  await setMode('on')
  const set = (change: Partial<typeof companies.$inferInsert>) =>
    server().database.queries.update(companies).set(change)
  const question = 'Bonjour, la livraison en Corse coûte combien ?'
  for (const [off, on] of [
    [{ blocked: { account: 'other' } }, { blocked: null }],
    [{ features: { knowledge: false } }, { features: { knowledge: true } }],
  ] as const) {
    await set(off)
    const { id } = await ask(question)
    await set(on)
    expect((await readTicket(id)).messages).toHaveLength(1)
  }
  const { id } = await ask(question)
  expect((await readTicket(id)).messages).toHaveLength(2)
})

test('a company without knowledge: nothing of it is suggested, or said where the agent is tried', async () => {
  const set = (change: Partial<typeof companies.$inferInsert>) =>
    server().database.queries.update(companies).set(change)
  await setMode('off')
  const question = 'Bonjour, la livraison en Corse coûte combien ?'
  const { id } = await ask(question)
  const suggest = async () =>
    JSON.stringify((await server().call(suggestAnswer, { as: 'support', path: { id } })).data.suggestion)
  const body = { messages: [{ author: 'customer' as const, text: question }] }
  const attempt = async () => (await server().call(sendExampleConversation, { as: 'owner', body })).status
  expect([await suggest(), await attempt()]).toEqual([expect.stringContaining('12 euros'), 200])
  await set({ features: { knowledge: false } })
  const off = [await suggest(), await attempt()]
  await set({ features: { knowledge: true } })
  expect(off).toEqual([expect.not.stringContaining('12 euros'), 403])
})

import {
  decideLesson,
  deleteEmail,
  learnFromEmail,
  listKnowledgeDocuments,
  listLessons,
  listUntaughtEmails,
  proposeEmailLesson,
  sendExampleConversation,
  skipEmail,
} from '@replybay/api-client/operations'
import { beforeEach, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const server = sharedServer({ blobs: { kind: 'folder', folder: mailFolder } })
const desk = mailDesk(server)
beforeEach(() => desk.connectAnew())

let last = 0
/** A thread in which a person answered. */
async function answered(question: string, answer: string, subject = 'A question') {
  const id = `<teach-${last++}@customer.example>`
  const header = await desk.receive(emailLines({ 'Message-ID': id, Subject: subject }, question))
  await desk.answer({ header_id: header._id, message: answer })
  return header._id
}
const propose = async (id: string) =>
  (await server().call(proposeEmailLesson, { as: 'support', path: { id } })).data.proposal
const untaught = async (query: { search?: string; limit?: number; cursor?: string } = {}) =>
  (await server().call(listUntaughtEmails, { as: 'owner', query })).data
const toReview = async () => (await server().call(listLessons, { as: 'owner' })).data.lessons
async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message.text
}

test('a proposal of an email: holds what was asked and answered, without names, order, quotes and signature', async () => {
  const id = await answered(
    'Hello, I am Rosa. Can the marble lamp stand outside in winter?\n\n-- \nRosa',
    'Hello Rosa,\n\nThe marble lamp must not stand outside below 5 °C. I have put a cover on order ML-10466.\n\nBest regards,\nInès\n\nOn Fri, 20 Nov 2026, Rosa <rosa@customer.example> wrote:\n> Hello',
  )
  expect(await propose(id)).toEqual({
    emailId: id,
    question: 'Can the marble lamp stand outside in winter?',
    answer: 'The marble lamp must not stand outside below 5 °C.',
    isShortened: true,
    state: 'open',
  })
})

test('what support teaches of an email: waits for review, and is known once it is approved', async () => {
  const id = await answered('Is the granite lamp heavy?', 'The granite lamp weighs 9.4 kg.')
  const taught = await server().call(learnFromEmail, { as: 'support', body: { emailId: id } })
  expect(taught.data.document).toMatchObject({ kind: 'email', emailId: id, isInReview: true })
  const [lesson] = await toReview()
  expect(lesson).toMatchObject({
    emailId: id,
    answer: 'The granite lamp weighs 9.4 kg.',
    writtenBy: 'server',
  })
  expect(lesson).not.toHaveProperty('ticketId')
  await server().jobs.runWaiting()
  expect(await ask('Is the granite lamp heavy?')).not.toContain('9.4 kg')
  const body = {
    state: 'approved',
    question: 'Is the granite lamp heavy?',
    answer: 'It weighs 9.4 kg.',
  } as const
  await server().call(decideLesson, { as: 'owner', path: { id: lesson?.lessonId ?? '' }, body })
  await server().jobs.runWaiting()
  expect(await ask('Is the granite lamp heavy?')).toContain('9.4 kg')
  expect(await propose(id)).toMatchObject({ state: 'approved', answer: 'It weighs 9.4 kg.' })
})

test('what an owner words of an email: is known at once; sent again, it replaces what was learned before', async () => {
  const id = await answered('Do you engrave the onyx lamp?', 'Yes, we do.')
  const teach = async (manualSummary: string) =>
    (await server().call(learnFromEmail, { as: 'owner', body: { emailId: id, manualSummary } })).data.document
  const first = await teach('The onyx lamp is engraved for 12 euros.')
  const second = await teach('The onyx lamp is engraved for 15 euros.')
  expect(second).toMatchObject({ documentId: first.documentId, kind: 'email', emailId: id })
  const { documents } = (
    await server().call(listKnowledgeDocuments, { as: 'owner', query: { kind: 'email' } })
  ).data
  expect(documents.filter(({ emailId }) => emailId === id)).toHaveLength(1)
})

test('a conversation that is sent along: stands for the thread; where nothing can be learned, that is said', async () => {
  const { _id: emailId } = await desk.receive(emailLines({}, 'Hello?'))
  const refused = await server().call(learnFromEmail, { as: 'support', body: { emailId } })
  expect(refused).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
  const conversation = [
    { author: 'customer' as const, text: 'Does the quartz lamp dim?' },
    { author: 'support' as const, text: 'The quartz lamp dims with every dimmer.' },
  ]
  await server().call(learnFromEmail, { as: 'support', body: { emailId, conversation } })
  expect((await toReview()).at(-1)).toMatchObject({
    question: 'Does the quartz lamp dim?',
    answer: 'The quartz lamp dims with every dimmer.',
  })
})

test('threads to learn from: those that a person answered, each once, until they are taught, skipped or deleted', async () => {
  const taught = await answered('Is it taught?', 'Yes, it is.', 'Taught')
  const skipped = await answered('Is it skipped?', 'Yes, it is.', 'Skipped')
  const open = await answered('Is it open?', 'Yes, it is.', 'Open')
  await desk.receive(emailLines({ 'Message-ID': '<none@customer.example>', Subject: 'Nobody answered' }))
  const ids = async () => (await untaught()).emails.map(({ emailId }) => emailId)
  expect(await ids()).toEqual([open, skipped, taught])
  expect((await untaught({ search: 'skip' })).emails).toMatchObject([
    { emailId: skipped, customerName: 'Rosa', subject: 'Skipped', asked: 'Is it skipped?' },
  ])
  const page = await untaught({ limit: 1 })
  expect(page.emails).toHaveLength(1)
  expect((await untaught({ limit: 5, cursor: page.nextCursor ?? '' })).emails).toHaveLength(2)
  await server().call(learnFromEmail, { as: 'support', body: { emailId: taught } })
  const skip = (isSkipped: boolean) =>
    server().call(skipEmail, { as: 'support', body: { emailId: skipped, skipped_indexation: isSkipped } })
  await skip(true)
  expect(await ids()).toEqual([open])
  expect(await propose(skipped)).toMatchObject({ state: 'skipped' })
  await skip(false)
  expect(await ids()).toEqual([open, skipped])
  await server().call(deleteEmail, { as: 'support', body: { header_id: open } })
  expect(await ids()).toEqual([skipped])
})

import {
  answerTicket,
  closeTicket,
  decideLesson,
  deleteTicket,
  exportAccount,
  learnFromTicket,
  listKnowledgeDocuments,
  listLessons,
  listUntaughtTickets,
  proposeLesson,
  removeKnowledgeDocument,
  sendExampleConversation,
  skipTicket,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

/** A ticket that a person answered. */
async function answered(question: string, answer: string) {
  const { id } = await server().openTicket(question)
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: answer } })
  return id
}

async function propose(id: string) {
  return (await server().call(proposeLesson, { as: 'support', path: { id } })).data.proposal
}

async function teach(
  as: string,
  body: { ticketId: string; question?: string; manualSummary?: string; isForReview?: boolean },
) {
  return await server().call(learnFromTicket, { as, body })
}

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  return (await server().call(sendExampleConversation, { as: 'owner', body })).data.message.text
}

async function toReview() {
  return (await server().call(listLessons, { as: 'owner' })).data
}

test('proposal: holds what was asked and answered, without names, order and signature', async () => {
  const id = await answered(
    'Hello, I am Ada. Can the alabaster lamp stand outside in winter?',
    'Hello Ada,\n\nThe alabaster lamp must not stand outside below 5 °C. I have put a cover on order ML-10466.\n\nBest regards,\nInès',
  )
  expect(await propose(id)).toEqual({
    ticketId: id,
    question: 'Can the alabaster lamp stand outside in winter?',
    answer: 'The alabaster lamp must not stand outside below 5 °C.',
    isShortened: true,
    state: 'open',
  })
})

test('lesson of support: is known only once an owner or admin has approved it, in their words; undone, no more', async () => {
  const question = 'Does the walnut tripod fold together?'
  const ticketId = await answered(question, 'It folds to 40 cm.')
  const { data, status } = await teach('support', { ticketId, manualSummary: 'It folds.' })
  expect(status).toBe(201)
  expect(data.document).toMatchObject({ isInReview: true, kind: 'ticket', title: question })
  const id = data.document.documentId
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('')
  expect((await toReview()).lessons).toMatchObject([
    { lessonId: id, question, answer: 'It folds.', writtenBy: 'person', authorName: 'Inès Moreau' },
  ])

  const decide = async (body: {
    state: 'approved' | 'review' | 'rejected'
    question?: string
    answer?: string
  }) => await server().call(decideLesson, { as: 'admin', path: { id }, body })
  await decide({ state: 'approved', question, answer: 'It folds to 40 cm.' })
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('It folds to 40 cm.')
  expect((await toReview()).lessons).toEqual([])
  expect((await propose(ticketId)).state).toBe('approved')

  await decide({ state: 'review' })
  expect(await ask(question)).toBe('')
  expect((await toReview()).counts).toEqual({ review: 1 })
  await decide({ state: 'rejected' })
  expect(await toReview()).toMatchObject({ lessons: [], counts: { rejected: 1 } })
})

test('lesson of an owner: is known at once where they worded it, and waits where the server did', async () => {
  const ticketId = await answered('Is the zinc wall light rustproof?', 'The zinc wall light is rustproof.')
  const made = await teach('owner', { ticketId })
  expect(made.data.document).toMatchObject({ isInReview: true })
  expect((await toReview()).lessons).toMatchObject([
    { writtenBy: 'server', answer: 'The zinc wall light is rustproof.' },
  ])

  const later = { ticketId, manualSummary: 'Zinc does not rust.', isForReview: true }
  expect((await teach('owner', later)).data.document).toMatchObject({ isInReview: true })
  expect((await toReview()).lessons).toMatchObject([{ writtenBy: 'person', answer: 'Zinc does not rust.' }])

  const worded = await teach('owner', { ticketId, manualSummary: 'Zinc never rusts.' })
  expect(worded.data.document).toMatchObject({ state: 'waiting', kind: 'ticket', ticketId })
  await server().jobs.runWaiting()
  expect(await ask('Is the zinc wall light rustproof?')).toBe('Zinc never rusts.')
  await teach('owner', { ticketId, manualSummary: 'Zinc rusts never.' })
  await server().jobs.runWaiting()
  expect(await ask('Is the zinc wall light rustproof?')).toBe('Zinc rusts never.')
  const { data } = await server().call(listKnowledgeDocuments, { as: 'owner', query: { kind: 'ticket' } })
  expect(data.documents.filter((document) => document.ticketId === ticketId)).toHaveLength(1)
})

test('lesson taught anew: what is known stays so until it is approved, also where it is rejected or taken back', async () => {
  const question = 'Is the linen cord washable?'
  const ticketId = await answered(question, 'The linen cord is washable.')
  const worded = await teach('owner', { ticketId, manualSummary: 'Linen can be washed at 30 °C.' })
  const id = worded.data.document.documentId
  const decide = async (state: 'approved' | 'review' | 'rejected') => {
    const words = { question, answer: 'Linen must be washed by hand.' }
    const body = { state, ...(state === 'approved' && words) }
    await server().call(decideLesson, { as: 'owner', path: { id }, body })
    await server().jobs.runWaiting()
    return await ask(question)
  }
  await teach('support', { ticketId, manualSummary: 'Linen must be washed by hand.' })
  await server().jobs.runWaiting()
  expect(await decide('rejected')).toBe('Linen can be washed at 30 °C.')
  expect(await decide('review')).toBe('Linen can be washed at 30 °C.')
  expect(await decide('approved')).toBe('Linen must be washed by hand.')
  expect(await decide('review')).toBe('Linen can be washed at 30 °C.')
  const waiting = (await toReview()).lessons.find((lesson) => lesson.ticketId === ticketId)
  expect(waiting?.answer).toBe('Linen must be washed by hand.')
})

test('lesson whose document is deleted: is approved no more, and can be approved again', async () => {
  const question = 'Is the oak stand oiled?'
  const ticketId = await answered(question, 'The oak stand is oiled.')
  const worded = await teach('owner', { ticketId, manualSummary: 'The oak stand is oiled.' })
  const id = worded.data.document.documentId
  await server().call(removeKnowledgeDocument, { as: 'owner', path: { id } })
  expect((await propose(ticketId)).state).toBe('rejected')
  const body = { state: 'approved' as const, question, answer: 'The oak stand is oiled.' }
  await server().call(decideLesson, { as: 'owner', path: { id }, body })
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('The oak stand is oiled.')
})

test('lesson of a deleted ticket: is in no list and no export and can’t be approved, but may be taken back where it is', async () => {
  const taught = async (as: string, kind: string) => {
    const ticketId = await answered(`Is the ${kind} lampshade dyed?`, `The ${kind} lampshade is dyed.`)
    const lesson = { ticketId, manualSummary: `The ${kind} lampshade is dyed.` }
    const { documentId } = (await teach(as, lesson)).data.document
    await server().call(deleteTicket, { as: 'support', path: { id: ticketId } })
    return documentId
  }
  const before = (await toReview()).counts
  const waiting = await taught('support', 'hessian')
  const known = await taught('owner', 'raffia')
  await server().jobs.runWaiting()
  const { lessons, counts } = await toReview()
  expect(lessons.map(({ lessonId }) => lessonId)).not.toContain(waiting)
  expect(counts).toEqual({ ...before, approved: (before['approved'] ?? 0) + 1 })
  const words = { question: 'Is the lampshade dyed?', answer: 'It is dyed.' }
  const decide = async (id: string, state: 'approved' | 'rejected') =>
    (await server().call(decideLesson, { as: 'owner', path: { id }, body: { state, ...words } })).status
  expect(await decide(waiting, 'approved')).toBe(404)
  const told = await server().call(exportAccount, { as: 'owner', body: { password: 'replybay-demo' } })
  expect(told.text).not.toContain('hessian')
  expect(told.text).toContain('The raffia lampshade is dyed.')
  expect(await decide(known, 'rejected')).toBe(200)
  expect(await decide(known, 'approved')).toBe(404)
})

test('lesson that another words anew meanwhile: is approved in the words that were seen, and never without any', async () => {
  const question = 'Is the marble base sealed?'
  const ticketId = await answered(question, 'The marble base is sealed.')
  const seen = await teach('support', { ticketId, manualSummary: 'The marble base is sealed.' })
  const id = seen.data.document.documentId
  await teach('support', { ticketId, manualSummary: 'Marble is given away for free.' })
  const decide = async (words: { question?: string; answer?: string }) =>
    await server().call(decideLesson, { as: 'owner', path: { id }, body: { state: 'approved', ...words } })
  for (const words of [{}, { question }, { answer: 'The marble base is sealed.' }]) {
    expect(await decide(words)).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
  }
  expect((await propose(ticketId)).state).toBe('review')
  expect((await decide({ question, answer: 'The marble base is sealed.' })).status).toBe(200)
  await server().jobs.runWaiting()
  expect(await ask(question)).toBe('The marble base is sealed.')
})

test('ticket without an answer: teaches nothing unless somebody words it', async () => {
  const { id: ticketId } = await server().openTicket('Is anybody there at night?')
  expect((await teach('owner', { ticketId })).status).toBe(400)
})

test('skip: takes a lesson off the queue, and back on it', async () => {
  const ticketId = await answered('Is the opal glass recycled?', 'Yes, all of the opal glass is.')
  const skip = async (isSkipped: boolean) =>
    (await server().call(skipTicket, { as: 'support', body: { ticketId, skipped_indexation: isSkipped } }))
      .data
  expect(await skip(true)).toEqual({ ticketId, skipped_indexation: true })
  expect((await propose(ticketId)).state).toBe('skipped')
  expect(await skip(false)).toEqual({ ticketId, skipped_indexation: false })
  expect((await propose(ticketId)).state).toBe('open')

  await teach('support', { ticketId })
  await skip(true)
  expect((await toReview()).lessons.map((lesson) => lesson.ticketId)).not.toContain(ticketId)
  await skip(false)
  expect((await toReview()).lessons.map((lesson) => lesson.ticketId)).toContain(ticketId)
})

test('support: approves nothing', async () => {
  expect((await server().call(listLessons, { as: 'support' })).status).toBe(403)
})

test('tickets to learn from: closed with a person’s reply and nothing taught or skipped, newest first, searchable', async () => {
  const close = async (id: string) => await server().call(closeTicket, { as: 'support', path: { id } })
  const untaught = async (query: { search?: string; limit?: number; cursor?: string } = {}) =>
    (await server().call(listUntaughtTickets, { as: 'owner', query })).data
  const [rattan, bamboo] = [
    await answered('Is rattan varnished?', 'Rattan is varnished.'),
    await answered('Is bamboo varnished?', 'Bamboo is oiled.'),
  ]
  const { id: unanswered } = await server().openTicket('Is wicker varnished?')
  const known = await answered('Is reed varnished?', 'Reed is waxed.')
  for (const id of [rattan, bamboo, unanswered, known]) await close(id)
  await answered('Is straw varnished?', 'Straw is not.')
  await teach('support', { ticketId: known })

  const all = await untaught({ search: 'varnished' })
  expect(all.tickets.map(({ asked }) => asked)).toEqual(['Is bamboo varnished?', 'Is rattan varnished?'])
  const first = await untaught({ search: 'varnished', limit: 1 })
  expect(first.tickets.map(({ ticketId }) => ticketId)).toEqual([bamboo])
  const second = await untaught({ search: 'varnished', limit: 1, cursor: first.nextCursor ?? '' })
  expect(second).toMatchObject({ tickets: [{ ticketId: rattan }], nextCursor: null })

  const skip = { ticketId: bamboo, skipped_indexation: true }
  await server().call(skipTicket, { as: 'owner', body: skip })
  expect((await untaught({ search: 'varnished' })).tickets.map(({ ticketId }) => ticketId)).toEqual([rattan])
})

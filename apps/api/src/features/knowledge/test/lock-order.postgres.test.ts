/** Calls that write a company's knowledge at the same time: none waits for another that waits for it. */
import {
  answerKnowledgeGap,
  answerTicket,
  decideLesson,
  learnFromTicket,
  listKnowledgeGaps,
  removeKnowledgeDocument,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isWaitedFor } from '../../../../test/is-waited-for.ts'
import { type CallAnswer, sharedServer } from '../../../../test/test-server.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { lockGaps } from '../gaps/store.ts'
import { lockLesson } from '../lessons/store.ts'
import { knowledgeLessons } from '../lessons/tables.ts'
import { lockRoom } from '../room.ts'
import { findDocument } from '../store.ts'

const server = sharedServer()

/** A call that waits for the room of the knowledge holds nothing that who has the room may ask for. */
async function waitsWithNothing(
  call: () => Promise<CallAnswer>,
  ask: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  const asked = Promise.withResolvers<void>()
  const answer = asked.promise.then(call)
  await server().database.transaction(async (queries) => {
    await lockRoom(queries, MAISON_LUMEN)
    asked.resolve()
    await expect.poll(() => isWaitedFor(queries), { timeout: 10_000 }).toBe(true)
    await queries.execute(sql`set local lock_timeout = '300ms'`)
    await ask(queries)
  })
  expect((await answer).status).toBeLessThan(300)
}

async function taught() {
  const { id: ticketId } = await server().openTicket('Is the shade of the floor lamp washable?')
  await server().call(answerTicket, { as: 'support', path: { id: ticketId }, body: { message: 'It is.' } })
  const lesson = { ticketId, manualSummary: 'The shade can be washed.' }
  const { data } = await server().call(learnFromTicket, { as: 'owner', body: lesson })
  return { lesson, id: data.document.documentId }
}

test('lock order: a lesson is decided on behind the room, as documents are changed', async () => {
  const { id } = await taught()
  const words = { question: 'Is the shade washable?', answer: 'It is.' }
  const body = { state: 'approved' as const, ...words }
  await waitsWithNothing(
    () => server().call(decideLesson, { as: 'owner', path: { id }, body }),
    async (queries) => {
      await findDocument(queries, MAISON_LUMEN, id, { lock: true })
      await lockLesson(queries, MAISON_LUMEN, eq(knowledgeLessons.id, id))
    },
  )
})

test('lock order: a lesson is taught behind the room', async () => {
  const { id, lesson } = await taught()
  await waitsWithNothing(
    () => server().call(learnFromTicket, { as: 'owner', body: lesson }),
    (queries) => lockLesson(queries, MAISON_LUMEN, eq(knowledgeLessons.id, id)),
  )
})

test('lock order: a gap is answered behind the room', async () => {
  await server().openTicket('Are unicorns sold in Greenland?')
  await server().jobs.runWaiting()
  const [gap] = (await server().call(listKnowledgeGaps, { as: 'owner' })).data.gaps
  const body = { question: 'Are unicorns sold in Greenland?', answer: 'They are not.' }
  await waitsWithNothing(
    () => server().call(answerKnowledgeGap, { as: 'owner', path: { id: gap?.gapId ?? '' }, body }),
    (queries) => lockGaps(queries, MAISON_LUMEN),
  )
})

test('lock order: a document is deleted behind the room, before the lesson that it is of', async () => {
  const { id } = await taught()
  await waitsWithNothing(
    () => server().call(removeKnowledgeDocument, { as: 'owner', path: { id } }),
    (queries) => findDocument(queries, MAISON_LUMEN, id, { lock: true }),
  )
})

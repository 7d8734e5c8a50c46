import {
  changeAgentSwitch,
  getUserInfo,
  listEmailAgentReplies,
  setAutomaticAnswer,
  suggestEmailAnswer,
  uploadPair,
} from '@replybay/api-client/operations'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { emailReplies } from '../answering/tables.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const server = sharedServer({ blobs: { kind: 'folder', folder: mailFolder } })
const desk = mailDesk(server)

type Mode = 'off' | 'suggest' | 'shadow' | 'on'
const QUESTION = 'What do I do with a broken opal globe?'
const ANSWER = 'Recycle it: opal glass does not go to the bottle bank.'

const turn = (replyMode: Mode) =>
  server().call(setAutomaticAnswer, { as: 'owner', body: { automaticAnswer: 0, replyMode } })
const replies = async (query: { outcome?: 'skipped'; limit?: number; cursor?: string } = {}) =>
  (await server().call(listEmailAgentReplies, { as: 'owner', query })).data

beforeAll(async () => {
  const body = { title: 'Broken globe', question: QUESTION, answer: ANSWER }
  await server().call(uploadPair, { as: 'owner', body })
  await server().jobs.runWaiting()
})
beforeEach(() => desk.connectAnew())

let last = 0
async function ask(head: Readonly<Record<string, string>> = {}, text = QUESTION) {
  const email = await desk.receive(
    emailLines({ 'Message-ID': `<mode-${last++}@customer.example>`, ...head }, text),
  )
  await server().jobs.runWaiting()
  return email
}

test('a mode: is kept and told; without a mailbox, or where the documented call says off, nothing happens', async () => {
  expect((await turn('shadow')).data).toEqual({ automaticAnswer: 0, replyMode: 'shadow' })
  const { mailbox } = (await server().call(getUserInfo, { as: 'support' })).data.user
  expect(mailbox).toMatchObject({ automaticAnswer: 0, replyMode: 'shadow' })
  const documented = { as: 'owner', body: { automaticAnswer: 1 } } as const
  expect((await server().call(setAutomaticAnswer, documented)).data.replyMode).toBe('on')
  await turn('off')
  await ask()
  expect((await replies()).replies).toEqual([])
})

test('simulating: nothing is sent or suggested; what a person sends then is compared', async () => {
  await turn('shadow')
  const texts = [
    ANSWER,
    'Please recycle it; opal glass must never go in the bottle bank.',
    'We send you a new one.',
  ]
  for (const [place, message] of texts.entries()) {
    const email = await ask({ Subject: `Question ${place}` })
    expect(await desk.list({ folder: 'Sent' })).toHaveLength(place)
    await desk.answer({ header_id: email._id, message })
  }
  await ask({ Subject: 'Open' })
  const { replies: told, numbers } = await replies()
  expect(told).toMatchObject([
    { subject: 'Open', outcome: 'drafted', draft: ANSWER, mode: 'shadow' },
    { subject: 'Question 2', outcome: 'rewritten', draft: ANSWER, sent: texts[2] },
    { subject: 'Question 1', outcome: 'small-edits', sent: texts[1] },
    { subject: 'Question 0', outcome: 'same', sent: texts[0], customerName: 'Rosa' },
  ])
  expect(numbers).toEqual({
    days: 30,
    total: 4,
    counts: { drafted: 1, rewritten: 1, 'small-edits': 1, same: 1 },
  })
  const page = await replies({ limit: 3 })
  expect((await replies({ cursor: page.nextCursor ?? '' })).replies).toMatchObject([
    { subject: 'Question 0' },
  ])
})

test('suggesting: the draft waits in the email; nothing is sent', async () => {
  await turn('suggest')
  const email = await ask()
  expect(await desk.list({ folder: 'Sent' })).toEqual([])
  const body = { header_id: email._id, thread: [{ author: 'customer' as const, text: 'Something else' }] }
  const { data } = await server().call(suggestEmailAnswer, { as: 'support', body })
  expect(data.suggestion).toMatchObject({ text: ANSWER, sources: [{ title: 'Broken globe' }] })
})

test('what is skipped or handed off: says why; what is sent is listed too', async () => {
  await turn('on')
  await ask({ 'List-Unsubscribe': '<https://news.example/u>', Subject: 'News' })
  await ask({ From: 'Camille <camille@maison-lurnen.example>', Subject: 'Forged' })
  await ask({ 'Authentication-Results': 'mx.example; dkim=none; dmarc=fail', Subject: 'Unchecked' })
  await ask({ To: 'everybody@customer.example', Subject: 'List' })
  await ask({ Subject: 'Thanks' }, 'Thank you!')
  await ask({ Subject: 'Far' }, 'Do chandeliers reach Antarctica by helicopter?')
  await ask({ Subject: 'Sent' })
  const { replies: told } = await replies()
  expect(told.map(({ subject, outcome, reason }) => [subject, outcome, reason])).toEqual([
    ['Sent', 'sent', undefined],
    ['Far', 'handed-off', 'no-answer'],
    ['Thanks', 'skipped', 'nothing-asked'],
    ['List', 'skipped', 'not-named'],
    ['Unchecked', 'skipped', 'sender-doubt'],
    ['Forged', 'skipped', 'sender-doubt'],
    ['News', 'skipped', 'automated'],
  ])
  expect((await replies({ outcome: 'skipped' })).replies).toHaveLength(5)
})

test('the account’s switch: turns drafts off, too', async () => {
  await turn('shadow')
  await server().call(changeAgentSwitch, { as: 'owner', body: { isPaused: true } })
  await ask()
  await server().call(changeAgentSwitch, { as: 'owner', body: { isPaused: false } })
  expect((await replies()).replies).toEqual([])
})

test('texts of drafts: are erased after 30 days, and still counted', async () => {
  await turn('shadow')
  await ask()
  const { database } = server()
  await database.queries.update(emailReplies).set({ createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
  await keepHouse(database, new Date())
  const [reply] = (await replies()).replies
  expect(reply).toMatchObject({ outcome: 'drafted' })
  expect(reply).not.toHaveProperty('draft')
})

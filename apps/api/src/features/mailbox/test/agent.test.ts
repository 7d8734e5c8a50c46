import {
  changeAgentSwitch,
  connectMailbox,
  getUserInfo,
  removeEmailSettings,
  setAutomaticAnswer,
  setEmailPrompt,
  suggestEmailAnswer,
  uploadPair,
} from '@replybay/api-client/operations'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { sharedServer, TestServer } from '../../../../test/test-server.ts'
import { answerEmailAutomatically } from '../answering/automatic.ts'
import { DESK, emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const choice = { blobs: { kind: 'folder', folder: mailFolder } } as const
const server = sharedServer(choice)
const desk = mailDesk(server)

const QUESTION = 'What do I do with a broken opal globe?'
const ANSWER = 'Recycle it: opal glass does not go to the bottle bank.'

const turn = async (automaticAnswer: 0 | 1) =>
  await server().call(setAutomaticAnswer, { as: 'owner', body: { automaticAnswer } })
const told = async () => (await server().call(getUserInfo, { as: 'support' })).data.user.mailbox

beforeAll(async () => {
  const body = { title: 'Broken globe', question: QUESTION, answer: ANSWER }
  await server().call(uploadPair, { as: 'owner', body })
  await server().jobs.runWaiting()
})
beforeEach(async () => {
  await desk.connectAnew()
  await server().call(setEmailPrompt, { as: 'owner', body: { emailPrompt: '' } })
  await turn(1)
})

let last = 0
const ask = (head: Readonly<Record<string, string>> = {}, text = QUESTION, envelopeFrom?: string) =>
  desk.receive(emailLines({ 'Message-ID': `<ask-${last++}@customer.example>`, ...head }, text), envelopeFrom)
const sent = () => desk.list({ folder: 'Sent' })

test('a suggestion: is what the knowledge says, with its sources; empty where nothing is known', async () => {
  const { _id: id } = await ask()
  const suggest = async (text: string) => {
    const thread = [
      { author: 'support' as const, text: 'Your lamp is on its way.' },
      {
        author: 'customer' as const,
        text: `${text}\n\nOn Fri, 20 Nov 2026, Camille <c@shop.example> wrote:\n> Hello`,
      },
    ]
    const { data } = await server().call(suggestEmailAnswer, {
      as: 'support',
      body: { thread, header_id: id },
    })
    return data.suggestion
  }
  expect(await suggest(QUESTION)).toMatchObject({
    text: ANSWER,
    language: 'en-US',
    sources: [{ title: 'Broken globe' }],
  })
  expect(await suggest('Do chandeliers reach Antarctica by helicopter?')).toMatchObject({
    text: '',
    sources: [],
  })
  expect(await sent()).toEqual([])
})

test('settings: are kept and told with the person; a mailbox begins without automatic answers', async () => {
  const emailPrompt = 'Never promise a refund.'
  await server().call(setEmailPrompt, { as: 'owner', body: { emailPrompt } })
  expect(await told()).toEqual({
    connected: true,
    address: DESK,
    automaticAnswer: 1,
    replyMode: 'on',
    emailPrompt,
  })
  await server().call(removeEmailSettings, { as: 'owner' })
  expect(await told()).toEqual({ connected: false, emailPrompt })
  expect((await turn(1)).status).toBe(409)
  await server().call(connectMailbox, { as: 'owner', body: { address: DESK, kind: 'local' } })
  expect(await told()).toEqual({ connected: true, address: DESK, emailPrompt })
})

test('automatic answers: a customer’s email is answered once, and says that a program did', async () => {
  const asked = await ask()
  await server().jobs.runWaiting()
  const [answer] = await sent()
  expect(answer).toMatchObject({
    subject: 'Re: A bulb',
    to: [{ address: 'rosa@customer.example' }],
    threadId: asked.threadId,
    delivery: 'local',
  })
  expect(await desk.list()).toMatchObject([{ answered: true, answeredBy: 'agent' }])
  const raw = await desk.original(answer?._id ?? '')
  expect(raw).toContain('Auto-Submitted: auto-replied')
  expect(raw).toContain(`In-Reply-To: ${asked.message_id}`)
  expect(raw).toContain(ANSWER)
  expect(raw).toContain('This reply was written automatically.')

  // As after a crash: it is asked for again, here and by another process.
  const again = { companyId: MAISON_LUMEN, emailId: asked._id }
  const other = await TestServer.start({ ...choice, database: server().database })
  for (const { jobs } of [server(), other]) {
    await server().database.transaction((queries) => jobs.add(queries, answerEmailAutomatically, again))
  }
  await Promise.all([server().jobs.runWaiting(), other.jobs.runWaiting()])
  await other.app.close()
  expect(await sent()).toHaveLength(1)
})

test('automatic answers: what came before a process ended is answered by the next one', async () => {
  await ask()
  const other = await TestServer.start({ ...choice, database: server().database })
  await Promise.all([server().jobs.runWaiting(), other.jobs.runWaiting()])
  await other.app.close()
  expect(await sent()).toHaveLength(1)
})

test.each([
  ['an absence notice', { 'Auto-Submitted': 'auto-replied' }],
  ['a newsletter', { 'List-Unsubscribe': '<https://news.example/u>' }],
  ['bulk', { Precedence: 'bulk' }],
  ['a mailer', { From: 'MAILER-DAEMON@mx.example' }],
  ['a DMARC report', { Subject: 'Report Domain: maison-lumen.example Submitter: mail.example' }],
  ['a forged sender', { 'Authentication-Results': 'mx.example; dkim=none; dmarc=fail (p=REJECT)' }],
  ['a domain that looks like ours', { From: 'Camille <camille@maison-lurnen.example>' }],
  ['a name with another address', { From: '"support@bank.example" <x@elsewhere.example>' }],
  ['the mailbox itself', { From: DESK }],
  ['what names the mailbox nowhere', { To: 'everybody@customer.example' }],
])('automatic answers: %s is not answered', async (_what, head) => {
  await ask(head)
  await server().jobs.runWaiting()
  expect(await sent()).toEqual([])
})

test('automatic answers: what could not be delivered, is unknown or only a greeting is not answered', async () => {
  await ask({}, QUESTION, '')
  await ask({}, 'Do chandeliers reach Antarctica by helicopter?')
  await ask({ Subject: 'Thanks' }, 'Thank you!')
  await server().jobs.runWaiting()
  expect(await sent()).toEqual([])
  expect(await desk.list({ filter: 'unanswered' })).toHaveLength(3)
})

test('automatic answers: none once they are turned off or paused, or a person has answered', async () => {
  await ask()
  await turn(0)
  await server().jobs.runWaiting()
  expect(await sent()).toEqual([])
  await turn(1)
  await ask()
  await server().call(changeAgentSwitch, { as: 'owner', body: { isPaused: true } })
  await server().jobs.runWaiting()
  await server().call(changeAgentSwitch, { as: 'owner', body: { isPaused: false } })
  expect(await sent()).toEqual([])
  const { _id: id } = await ask()
  await desk.answer({ header_id: id, message: 'I look into it.' })
  await ask({ 'In-Reply-To': '<bulb@customer.example>', Subject: 'Re: A bulb' })
  await server().jobs.runWaiting()
  expect(await sent()).toMatchObject([{ snippet: 'I look into it.' }])
})

test('automatic answers: who writes twice before an answer is answered once, to the last', async () => {
  const first = await ask()
  const second = await ask({ 'In-Reply-To': first.message_id, Subject: 'Re: A bulb' })
  await server().jobs.runWaiting()
  const [answer, ...others] = await sent()
  expect(others).toEqual([])
  expect(await desk.original(answer?._id ?? '')).toContain(`In-Reply-To: ${second.message_id}`)
})

test('automatic answers: two programs that answer each other come to an end', async () => {
  for (let round = 0; round < 8; round++) {
    await ask({ Subject: `Question ${round}` })
    await server().jobs.runWaiting()
  }
  expect(await sent()).toHaveLength(5)
})

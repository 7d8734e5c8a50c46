import { createApi, createQueryClient, type EmailMessage } from '@replybay/api-client'
import { archiveEmail, getEmailThread, updateEmail } from '@replybay/api-client/operations'
import { createSync } from '@replybay/sync'
import { answerWith, handle, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { groupThreads } from '../model/group-threads.ts'
import { anAct, emailActs } from './email-acts.ts'
import { sendActs } from './send-acts.ts'

beforeEach(() => localStorage.clear())

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
const send = () => createSync({ client, userId: 'me', capabilities: [] }).flush([sendActs])
const email = (id: string, date: string, folder = 'INBOX'): EmailMessage => ({
  _id: id,
  message_id: `<${id}>`,
  uid: 1,
  folder,
  date,
  threadId: 'thread',
})
const seen = email('seen', '2026-11-20T08:00:00.000Z')
const own = email('own', '2026-11-20T07:00:00.000Z', 'Sent')
const later = email('later', '2026-11-20T09:00:00.000Z')

/** A server that says what it was told. */
function told(answer: (id: string) => Response | undefined = nothing) {
  const calls: string[] = []
  answerWith(
    handle(getEmailThread, () => ({
      data: { thread: { header_id: 'seen', messages: [own, seen, later] } },
    })),
    handle(archiveEmail, async ({ request }) => {
      const { header_id: id }: { header_id?: string } = Object(await request.json())
      calls.push(`archive ${id}`)
      return answer(id ?? '') ?? { data: { header: seen } }
    }),
    handle(updateEmail, ({ params }) => {
      calls.push(`update ${params.id}`)
      return { data: { header: seen } }
    }),
  )
  return calls
}

test('a thread that is archived: what the person saw of its folder goes, and nothing that came later', async () => {
  const calls = told()
  emailActs.keep('me', anAct('archive', groupThreads([seen])))
  await send()
  await send()
  expect(calls).toEqual(['archive seen'])
  expect(emailActs.read('me')).toEqual([])
})

test('an act that is undone: the server is told of nothing', async () => {
  const calls = told()
  const act = anAct('archive', groupThreads([seen]))
  emailActs.keep('me', act)
  await emailActs.takeBack('me', act.key)
  await send()
  expect(calls).toEqual([])
})

test('a thread that is marked as unread: its newest email is', async () => {
  const calls = told()
  emailActs.keep('me', anAct('unread', groupThreads([later, seen])))
  await send()
  expect(calls).toEqual(['update later'])
})

test('an email that is gone already: is done with', async () => {
  told(() => problem(404, 'not-found'))
  emailActs.keep('me', anAct('archive', groupThreads([seen])))
  await send()
  expect(emailActs.read('me')).toEqual([])
})

test('a server that fails: the act is kept for later', async () => {
  told(() => problem(503))
  emailActs.keep('me', anAct('archive', groupThreads([seen])))
  await send()
  expect(emailActs.read('me')).toMatchObject([{ done: 0, failures: 1 }])
})

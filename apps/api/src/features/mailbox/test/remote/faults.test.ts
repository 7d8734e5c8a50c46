import { archiveEmail, updateEmail } from '@replybay/api-client/operations'
import type { Fault } from '@replybay/mail-server'
import { afterEach, expect, test } from 'vitest'
import { emailCounts } from '../../tables.ts'
import { eventually, remoteDesk, written } from './remote-desk.ts'

const desk = remoteDesk()
const folder = (name: string) => desk.account.folder(name)
const usual = [
  'IMAP4rev1',
  'AUTH=PLAIN',
  'SASL-IR',
  'ENABLE',
  'IDLE',
  'UIDPLUS',
  'MOVE',
  'CONDSTORE',
  'SPECIAL-USE',
]
const plain = ['IMAP4rev1', 'AUTH=PLAIN', 'UIDPLUS']

afterEach(() => {
  desk.imap.capabilities = usual
})

/** Each command fails when it comes for the first time, and for the second time as it is tried again. */
function failEach(fault: Fault, times: number) {
  const seen = new Map<string, number>()
  desk.imap.fault = (command) => {
    if (command === 'LOGOUT') return undefined
    const before = seen.get(command) ?? 0
    seen.set(command, before + 1)
    return before < times ? fault : undefined
  }
  return seen
}

test.each([
  ['before it is done', 'drop-before', usual],
  ['after it is done, before that is told', 'drop-after', usual],
  ['before it is done, of a server that can little', 'drop-before', plain],
  ['after it is done, of a server that can little', 'drop-after', plain],
] as const)(
  'line that drops in every command, %s: nothing is lost and nothing doubled',
  async (_when, fault, capabilities) => {
    desk.imap.capabilities = capabilities
    for (const subject of ['To keep', 'To answer', 'To read']) folder('INBOX').add(written(subject))
    const failed = failEach(fault, 2)
    await desk.connect()
    desk.hold()
    const kept = await desk.email('To keep')
    const asked = await desk.email('To answer')
    const read = await desk.email('To read')
    await desk.server.call(archiveEmail, { as: 'support', body: { header_id: kept._id } })
    await desk.server.call(updateEmail, { as: 'support', path: { id: read._id }, body: { seen: true } })
    await desk.answer(asked._id, 'Yes.')
    folder('INBOX').add(written('Meanwhile'))
    await eventually(() => {
      expect(folder('Archive').subjects()).toEqual(['To keep'])
      expect(folder('Sent').subjects()).toEqual(['Re: To answer'])
      expect(folder('INBOX').subjects()).toEqual(['To answer', 'To read', 'Meanwhile'])
      expect(folder('INBOX').messages.map(({ flags }) => [...flags])).toEqual([
        ['\\Answered'],
        ['\\Seen'],
        [],
      ])
    })
    await eventually(async () => {
      expect((await desk.subjects()).toSorted()).toEqual(['Meanwhile', 'To answer', 'To read'])
      expect((await desk.list('Archive')).headers).toMatchObject([{ _id: kept._id, uid: 1 }])
      expect((await desk.list('Sent')).headers).toMatchObject([{ subject: 'Re: To answer', uid: 1 }])
    })
    expect([...failed.keys()]).toEqual(
      expect.arrayContaining([
        'LIST',
        'SELECT',
        'UID SEARCH',
        'UID FETCH',
        'UID STORE',
        'APPEND',
        ...(capabilities === usual ? ['UID MOVE', 'IDLE'] : ['UID COPY', 'UID EXPUNGE']),
      ]),
    )
  },
)

test('line that drops after an email of ours was copied: it is not copied again', async () => {
  desk.imap.capabilities = plain
  folder('INBOX').add(written('A code', { 'Message-ID': '<code@replybay>' }))
  const failed = failEach('drop-after', 1)
  await desk.connect()
  desk.hold()
  const { _id } = await desk.email('A code')
  await desk.server.call(archiveEmail, { as: 'support', body: { header_id: _id } })
  await eventually(() => {
    expect(failed.get('UID COPY')).toBeDefined()
    expect(folder('INBOX').subjects()).toEqual([])
  })
  expect(folder('Archive').subjects()).toEqual(['A code'])
})

test('slow server: it is read all the same', async () => {
  desk.imap.delayMs = 60
  folder('INBOX').add(written('Slowly'))
  await desk.connect()
  desk.hold()
  await desk.email('Slowly')
})

test('server that falls silent: the line is given up, and opened again', async () => {
  folder('INBOX').add(written('After all'))
  let isSilent = true
  desk.imap.fault = (command) => (command === 'UID FETCH' && isSilent ? 'silent' : undefined)
  await desk.connect()
  desk.hold({ silenceMs: 200 })
  await eventually(() =>
    expect(desk.imap.commands.filter((name) => name === 'SELECT').length).toBeGreaterThan(1),
  )
  isSilent = false
  await desk.email('After all')
})

test('refused move: the email is shown where the server has it', async () => {
  folder('INBOX').add(written('To keep'))
  desk.imap.fault = (command) => (command === 'UID MOVE' ? { no: '[CANNOT] not allowed' } : undefined)
  await desk.connect()
  desk.hold({ pollMs: 20 })
  const { _id } = await desk.email('To keep')
  await desk.server.call(archiveEmail, { as: 'support', body: { header_id: _id } })
  await eventually(() => {
    expect(desk.imap.commands.filter((name) => name === 'UID MOVE')).toHaveLength(5)
  })
  await eventually(async () => expect((await desk.list()).headers).toMatchObject([{ _id, uid: 1 }]))
})

test('first sync that breaks off: goes on where it was, and reads no email twice', async () => {
  for (let number = 1; number <= 230; number++) folder('INBOX').add(written(`Number ${number}`))
  let fetches = 0
  desk.imap.fault = (command) => (command === 'UID FETCH' && ++fetches === 5 ? 'drop-before' : undefined)
  await desk.connect()
  desk.hold()
  await eventually(async () =>
    expect((await desk.settings()).folders).toMatchObject([{ here: 230, total: 230 }, {}, {}, {}, {}]),
  )
  const read = desk.imap.sources.toSorted((one, other) => one - other)
  expect(read).toEqual([...new Set(read)])
  expect(read).toHaveLength(230)
})

test('first sync of a large folder: lists it at its first turn and at its last, and leaves out none', async () => {
  for (let number = 1; number <= 21; number++) folder('INBOX').add(written(`Number ${number}`))
  await desk.connect()
  desk.hold({ pollMs: 60_000, atOnce: 10 })
  // It waits once all is here.
  await eventually(() => expect(desk.imap.commands).toContain('IDLE'))
  expect((await desk.list()).total).toBe(21)
  expect(desk.imap.sources.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 21 }, (_, place) => place + 1),
  )
  const others = (await desk.settings()).folders.length - 1
  expect(desk.imap.commands.filter((name) => name === 'UID SEARCH')).toHaveLength(2 + others)
  // Each turn leaves one row of counts, in place of one for each email.
  expect(await desk.server.database.queries.$count(emailCounts)).toBeLessThan(15)
})

test('two processes: one of them alone works with the mailbox, and the other goes on when it stops', async () => {
  await desk.connect()
  const stop = desk.hold()
  await eventually(() => expect(desk.imap.connections).toBe(1))
  desk.hold()
  folder('INBOX').add(written('To the first'))
  await desk.email('To the first')
  expect(desk.imap.connections).toBe(1)
  await stop()
  folder('INBOX').add(written('To the second'))
  await desk.email('To the second')
  expect(await desk.subjects()).toHaveLength(2)
})

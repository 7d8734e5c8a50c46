import { archiveEmail, deleteEmail, removeEmailSettings, updateEmail } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { eventually, remoteDeskAnywhere, written } from './remote-desk.ts'

const desk = remoteDeskAnywhere()
const folder = (name: string) => desk.account.folder(name)
const flagsOf = (name: string) => folder(name).messages.map(({ flags }) => [...flags])

test('mailbox of a server: its folders and emails are here, the newest first, read as they are there', async () => {
  folder('INBOX').add(written('An old one', { Date: 'Mon, 5 Oct 2026 10:00:00 +0000' }), ['\\Seen'])
  folder('INBOX').add(written('A new one'))
  folder('Archive').add(written('A kept one'))
  await desk.connect()
  desk.hold()
  await eventually(async () => expect((await desk.settings()).receiving.state).toBe('working'))
  const { headers, folders } = await desk.list()
  expect(headers.map(({ subject, uid, seen }) => [subject, uid, seen])).toEqual([
    ['A new one', 2, false],
    ['An old one', 1, true],
  ])
  expect(folders?.map(({ folder: name, kind, total, lastUid }) => [name, kind, total, lastUid])).toEqual(
    expect.arrayContaining([
      ['INBOX', 'inbox', 2, 2],
      ['Archive', 'archive', 1, 1],
      ['Junk', 'spam', 0, 0],
    ]),
  )
})

test('mailbox of a server: an email that arrives is here at once, without asking again', async () => {
  await desk.connect()
  desk.hold({ pollMs: 60_000 })
  await eventually(() => expect(desk.imap.commands).toContain('IDLE'))
  folder('INBOX').add(written('Just now'))
  expect(await desk.email('Just now')).toMatchObject({ folder: 'INBOX', uid: 1, seen: false })
})

test('mailbox of a server: a reply goes out by its mail server, and is in Sent once', async () => {
  folder('INBOX').add(written('A bulb', { 'Message-ID': '<bulb@customer.example>' }))
  await desk.connect()
  desk.hold()
  const { _id } = await desk.email('A bulb')
  await desk.answer(_id, 'An E27.')
  expect(desk.smtp.mails).toHaveLength(1)
  expect(desk.smtp.mails[0]).toMatchObject({
    from: 'hello@maison-lumen.example',
    recipients: ['rosa@customer.example'],
  })
  await eventually(() => expect(folder('Sent').subjects()).toEqual(['Re: A bulb']))
  const [sent] = folder('Sent').messages
  expect(sent?.raw.toString()).toMatch(/^References: <bulb@customer\.example>\r$/m)
  expect(sent?.raw.equals(desk.smtp.mails[0]?.raw ?? Buffer.from(''))).toBe(true)
  await eventually(() => expect(flagsOf('INBOX')).toEqual([['\\Answered']]))
  await eventually(async () => {
    expect((await desk.list('Sent')).headers).toMatchObject([
      { subject: 'Re: A bulb', uid: 1, delivery: 'sent' },
    ])
  })
})

test('mailbox of a server: what is archived, taken back and deleted here is so there', async () => {
  folder('INBOX').add(written('To keep'))
  folder('INBOX').add(written('To lose'))
  await desk.connect()
  desk.hold()
  const kept = await desk.email('To keep')
  const lost = await desk.email('To lose')
  await desk.server.call(archiveEmail, { as: 'support', body: { header_id: kept._id } })
  await desk.server.call(deleteEmail, { as: 'support', body: { header_id: lost._id } })
  expect(await desk.subjects()).toEqual([])
  await eventually(() => {
    expect(folder('INBOX').subjects()).toEqual([])
    expect(folder('Archive').subjects()).toEqual(['To keep'])
    expect(folder('Trash').subjects()).toEqual(['To lose'])
  })
  await desk.server.call(updateEmail, { as: 'support', path: { id: kept._id }, body: { archived: false } })
  await eventually(() => expect(folder('INBOX').subjects()).toEqual(['To keep']))
  await eventually(async () => expect((await desk.list()).headers).toMatchObject([{ _id: kept._id, uid: 3 }]))
})

test('mailbox of a server: flags go both ways', async () => {
  folder('INBOX').add(written('A bulb'))
  await desk.connect()
  desk.hold()
  const { _id } = await desk.email('A bulb')
  await desk.server.call(updateEmail, {
    as: 'support',
    path: { id: _id },
    body: { seen: true, flagged: true },
  })
  await eventually(() => expect(flagsOf('INBOX')).toEqual([['\\Seen', '\\Flagged']]))
  const [message] = folder('INBOX').messages
  if (message) folder('INBOX').setFlags(message, ['\\Answered'])
  await eventually(async () => {
    const [header] = (await desk.list()).headers
    expect(header).toMatchObject({ seen: false, answered: true })
    expect(header?.flagged).toBeUndefined()
  })
})

test('mailbox of a server: what is moved or deleted in another program is so here, as the same email', async () => {
  folder('INBOX').add(written('Moved'))
  folder('INBOX').add(written('Deleted'))
  folder('INBOX').add(written('Marked as deleted'))
  await desk.connect()
  desk.hold()
  const moved = await desk.email('Moved')
  const [one, , marked] = folder('INBOX').messages
  if (one) folder('Archive').add(one.raw)
  if (marked) folder('INBOX').setFlags(marked, ['\\Deleted'])
  folder('INBOX').remove(new Set([1, 2]))
  await eventually(async () => expect(await desk.subjects()).toEqual([]))
  expect((await desk.list('Archive')).headers).toMatchObject([{ _id: moved._id, uid: 1 }])
})

test('mailbox of a server: a server that gives all emails other numbers doubles and loses none', async () => {
  for (const subject of ['One', 'Two', 'Three']) folder('INBOX').add(written(subject))
  await desk.connect()
  const stop = desk.hold()
  await desk.email('Three')
  await eventually(async () => expect(await desk.subjects()).toHaveLength(3))
  const before = (await desk.list()).headers
  await stop()
  folder('INBOX').renumber()
  folder('INBOX').add(written('Four'))
  desk.hold()
  await desk.email('Four')
  const after = (await desk.list()).headers
  expect(after).toHaveLength(4)
  const uids = new Map(after.map(({ _id, uid }) => [_id, uid]))
  expect(new Set(before.map(({ _id }) => uids.get(_id)))).toEqual(new Set([1, 2, 3]))
})

test('mailbox of a server: disconnected, it is left as it is, and nothing comes any more', async () => {
  folder('INBOX').add(written('A bulb'))
  await desk.connect()
  desk.hold()
  await desk.email('A bulb')
  await desk.server.call(removeEmailSettings, { as: 'owner' })
  await eventually(() => expect(desk.imap.connections).toBe(0))
  expect(await desk.subjects()).toEqual([])
  expect(folder('INBOX').subjects()).toEqual(['A bulb'])
})

import { beforeEach, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { DESK, emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const server = sharedServer({ blobs: { kind: 'folder', folder: mailFolder } })
const desk = mailDesk(server)

beforeEach(() => desk.connectAnew())

const csv = (name = 'bulbs.csv', content = 'a,b') => new File([content], name, { type: 'text/csv' })

test('a reply: is in Sent with its thread, the original is answered, and the outbox has it', async () => {
  const original = await desk.receive(emailLines({ References: '<before@customer.example>' }))
  const { data } = await desk.answer({
    header_id: original._id,
    message: 'An E27 bulb.',
    html: '<p>An <b>E27</b> bulb.</p>',
    cc: ['noor@customer.example'],
    bcc: ['hidden@elsewhere.example', 'second@elsewhere.example'],
    attachments: [csv()],
  })
  const { message } = data
  expect(message).toMatchObject({
    folder: 'Sent',
    subject: 'Re: A bulb',
    from: { name: 'Maison Lumen', address: DESK },
    to: [{ name: 'Rosa', address: 'rosa@customer.example' }],
    cc: [{ address: 'noor@customer.example' }],
    seen: true,
    delivery: 'waiting',
    threadId: original.threadId,
    messages: 2,
    inReplyTo: '<bulb@customer.example>',
    references: ['<before@customer.example>', '<bulb@customer.example>'],
    html: expect.stringContaining('<p>An <b>E27</b> bulb.</p>'),
    attachments: [{ filename: 'bulbs.csv', contentType: 'text/csv', size: 3 }],
  })
  expect(message.text?.trim()).toBe('An E27 bulb.')
  expect(message.message_id).toMatch(/^<[\w-]+@maison-lumen\.example>$/)
  expect(await desk.list()).toMatchObject([{ answered: true, answeredBy: 'support' }])
  expect(await desk.original(message._id)).not.toContain('elsewhere.example')

  await server().jobs.runWaiting()
  expect(await desk.list({ folder: 'Sent' })).toMatchObject([{ delivery: 'local' }])
  const [mail] = await server().mailsTo('rosa@customer.example')
  expect(mail).toMatchObject({
    subject: 'Re: A bulb',
    headers: { 'message-id': message.message_id, 'in-reply-to': '<bulb@customer.example>' },
  })
  expect(server().written.join('')).toContain('To rosa@customer.example: Re: A bulb')
  expect(await server().mailsTo('hidden@elsewhere.example')).toHaveLength(1)
  expect(await server().mailsTo('second@elsewhere.example')).toHaveLength(1)
})

test('HTML of a reply: leaves without what runs, loads or leads astray', async () => {
  const { _id: id } = await desk.receive(emailLines({}))
  const html = [
    '<p style="margin: 0; color: #c00; position: fixed">Yes, <strong>E27</strong></p><script>alert(1)</script>',
    '<ul><li onclick="alert(1)">green</li></ul><iframe src="https://elsewhere.example"></iframe>',
    '<a href="javascript:alert(1)">here</a> <a href="https://lamps.example">there</a>',
    '<form action="https://elsewhere.example"><input name="card"></form><!-- unseen -->',
    '<img src="https://lamps.example/logo.png" alt="Lamps"><img src="data:image/svg+xml,<svg/>">',
  ].join('')
  const { data } = await desk.answer({ header_id: id, message: 'Yes, E27', html })
  const raw = await desk.original(data.message._id)
  expect(raw).toContain('multipart/alternative')
  expect(data.message.html?.trim()).toBe(
    '<p style="margin:0;color:#c00">Yes, <strong>E27</strong></p><ul><li>green</li></ul><a>here</a> ' +
      '<a href="https://lamps.example">there</a><img src="https://lamps.example/logo.png" alt="Lamps" />',
  )
})

test('the same key: is sent once, also by calls at the same moment, and not with another text', async () => {
  const { _id: id } = await desk.receive(emailLines({}))
  const form = { header_id: id, message: 'Once', attachments: [csv()] }
  const answers = await Promise.all([1, 2].map(() => desk.answer(form, 'key-of-an-answer')))
  answers.push(await desk.answer(form, 'key-of-an-answer'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.message._id)).size).toBe(1)
  expect(await desk.list({ folder: 'Sent' })).toHaveLength(1)
  const other = { ...form, attachments: [csv('bulbs.csv', 'c,d')] }
  expect(await desk.answer(other, 'key-of-an-answer')).toMatchObject({
    status: 409,
    problem: { code: 'key-reused' },
  })
  await server().jobs.runWaiting()
  const mails = await server().mailsTo('rosa@customer.example')
  expect(mails.filter(({ text }) => text.startsWith('Once'))).toHaveLength(1)
})

test('reply all: goes to all but the mailbox; a reply goes where answers are wanted', async () => {
  const { _id: id } = await desk.receive(
    emailLines({
      To: `${DESK}, Noor <noor@customer.example>`,
      Cc: 'Rosa <rosa@customer.example>, ada@customer.example',
    }),
  )
  const all = await desk.answer({ header_id: id, message: 'To all', mode: 'reply-all' })
  expect(all.data.message).toMatchObject({
    to: [{ address: 'rosa@customer.example' }],
    cc: [{ address: 'noor@customer.example' }, { address: 'ada@customer.example' }],
  })
  const wanted = await desk.receive(
    emailLines({ 'Message-ID': '<w@customer.example>', 'Reply-To': 'Care <care@customer.example>' }),
  )
  const { data } = await desk.answer({ header_id: wanted._id, message: 'There' })
  expect(data.message.to).toEqual([{ address: 'care@customer.example' }])
  // An answer to what was sent from here goes to the customer, not to the mailbox.
  const again = await desk.answer({ header_id: data.message._id, message: 'One thing more' })
  expect(again.data.message).toMatchObject({
    subject: 'Re: A bulb',
    to: [{ address: 'care@customer.example' }],
  })
})

test('forwarding: takes the files along, names whom it is for, and answers nothing', async () => {
  const { _id: id } = await desk.receive([
    ...emailLines({ 'Content-Type': 'multipart/mixed; boundary=part' }, ''),
    '--part\r\nContent-Type: text/plain\r\n\r\nSee the list',
    '--part\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=list.csv\r\n\r\n1,2,3',
    '--part--',
  ])
  const [received] = await desk.thread(id)
  const form = {
    header_id: id,
    mode: 'forward',
    message: 'For you',
    attachment_ids: received?.attachments?.map(({ _id }) => _id ?? '') ?? [],
  }
  expect(await desk.answer(form)).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/to' }] } })
  const { data } = await desk.answer({ ...form, to: ['lab@maison-lumen.example'] })
  expect(data.message).toMatchObject({
    subject: 'Fwd: A bulb',
    to: [{ address: 'lab@maison-lumen.example' }],
    attachments: [{ filename: 'list.csv', contentType: 'text/csv', size: received?.attachments?.[0]?.size }],
  })
  expect(data.message.inReplyTo).toBeUndefined()
  expect(await desk.list()).toMatchObject([{ answered: false }])
  expect((await desk.answer({ ...form, to: ['a@b.example'], attachment_ids: ['other'] })).status).toBe(404)
})

test('a new email: has a thread of its own, and needs somebody to go to', async () => {
  const form = { message: 'Your lamp is ready.', subject: 'Your lamp' }
  expect(await desk.answer(form)).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/to' }] } })
  const { data } = await desk.answer({ ...form, to: ['ada@customer.example'] })
  expect(data.message).toMatchObject({ folder: 'Sent', subject: 'Your lamp', messages: 1, references: [] })
  // What Ada answers belongs to it.
  const reply = await desk.receive(
    emailLines({ Subject: 'Re: Your lamp', 'In-Reply-To': data.message.message_id }),
  )
  expect(reply).toMatchObject({ threadId: data.message.threadId, messages: 2 })
})

test('no line of a head can be added: by a subject, a file’s name or an address', async () => {
  const evil = 'Bcc: evil@elsewhere.example'
  const { data } = await desk.answer({
    to: ['ada@customer.example'],
    subject: `Hello\r\n${evil}\r\n\r\nBody`,
    message: 'x',
    attachments: [csv(`list\r\n${evil}.csv`)],
  })
  const raw = await desk.original(data.message._id)
  expect(raw.split('\r\n').filter((line) => /^bcc:/iu.test(line))).toEqual([])
  await server().jobs.runWaiting()
  expect(await server().mailsTo('evil@elsewhere.example')).toEqual([])
  for (const to of [`ada@customer.example\r\n${evil}`, 'ada@customer.example, evil@elsewhere.example']) {
    expect((await desk.answer({ to: [to], subject: 'x', message: 'x' })).status).toBe(400)
  }
})

test('what is too much is refused: files, bytes and recipients', async () => {
  const to = ['ada@customer.example']
  const send = async (form: object) => (await desk.answer({ to, message: 'x', ...form })).status
  expect(await send({ attachments: Array.from({ length: 20 }, (_, place) => csv(`${place}.csv`)) })).toBe(200)
  expect(await send({ attachments: Array.from({ length: 21 }, (_, place) => csv(`${place}.csv`)) })).toBe(400)
  const mega = (count: number) => csv('large.csv', 'x'.repeat(count * 1_048_576))
  expect(await send({ attachments: [mega(11)] })).toBe(413)
  expect(await send({ attachments: [mega(9), mega(9), mega(9)] })).toBe(413)
  expect(await send({ to: Array.from({ length: 51 }, (_, place) => `a${place}@customer.example`) })).toBe(400)
  expect(await send({ message: ' \n ' })).toBe(400)
  expect(await send({ message: 'é'.repeat(100_000) })).toBe(200)
})

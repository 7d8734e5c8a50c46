import { expect, test } from 'vitest'
import { parseInThread } from '../parse-in-thread.ts'

const CONTENT = Buffer.alloc(8 * 1_048_576, 'lamp')
const large = Buffer.from(
  [
    'From: Rosa <rosa@customer.example>',
    'Subject: A large one',
    'Message-ID: <large@customer.example>',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part\r\nContent-Type: text/plain\r\n\r\nSee the film',
    '--part\r\nContent-Type: video/mp4\r\nContent-Disposition: attachment; filename=film.mp4',
    `Content-Transfer-Encoding: base64\r\n\r\n${CONTENT.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}`,
    '--part--',
  ].join('\r\n'),
)

test('a large email: is read while the server does other work', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const email = await parseInThread(large, 'rosa@customer.example')
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  expect(email).toMatchObject({
    subject: 'A large one',
    messageId: '<large@customer.example>',
    isAutomated: false,
    attachments: [{ name: 'film.mp4', size: CONTENT.byteLength }],
  })
  expect(email.text.trim()).toBe('See the film')
  expect(Buffer.from(email.attachments[0]?.content ?? []).equals(CONTENT)).toBe(true)
})

test('an email that takes too long: has its head alone', async () => {
  const email = await parseInThread(large, '', { time: 1, memory: 512 })
  expect(email).toMatchObject({ subject: 'A large one', isAutomated: true, attachments: [] })
})

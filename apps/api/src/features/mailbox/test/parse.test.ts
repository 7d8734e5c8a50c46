import { expect, test } from 'vitest'
import { parseEmail } from '../parse.ts'

const crlf = (...lines: string[]) => lines.join('\r\n')
const parse = (...lines: string[]) => parseEmail(Buffer.from(crlf(...lines)))

test('words in another character set are read', async () => {
  const raw = Buffer.concat([
    Buffer.from(
      crlf(
        'Subject: =?ISO-8859-1?Q?Lampe_f=EAl=E9e?=',
        'From: =?UTF-8?B?w4lsb2RpZQ==?= <elodie@shop.example>',
        'Content-Type: text/plain; charset=iso-8859-1',
        '',
        '',
      ),
    ),
    Buffer.from('déjà reçu', 'latin1'),
  ])
  const email = await parseEmail(raw)
  expect(email.subject).toBe('Lampe fêlée')
  expect(email.from).toEqual({ name: 'Élodie', address: 'elodie@shop.example' })
  expect(email.text.trim()).toBe('déjà reçu')
})

test('a character set that nobody knows is read as well as it can be', async () => {
  const email = await parse('Subject: Odd', 'Content-Type: text/plain; charset=x-nobody', '', 'plain words')
  expect(email.text.trim()).toBe('plain words')
})

test('an email without anything is one', async () => {
  expect(await parse('')).toMatchObject({ subject: '', text: '', to: [], attachments: [], snippet: '' })
})

test('parts that never end, and nest without end, are read to where they can be', async () => {
  const cut = await parse(
    'Content-Type: multipart/mixed; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    'The beginning',
  )
  expect(cut.text.trim()).toBe('The beginning')
  const nested = Array.from({ length: 500 }, (_, level) =>
    crlf(`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`),
  )
  const deep = await parse('Subject: Deep', ...nested, 'Content-Type: text/plain', '', 'Deep')
  expect(deep).toMatchObject({ subject: 'Deep', text: '' })
})

test('of HTML alone, the text is what one reads: no styles, no scripts, no pictures', async () => {
  const email = await parse(
    'Content-Type: text/html; charset=utf-8',
    '',
    '<head><style>p{color:red}</style></head><script>steal()</script><p>Bonjour,<br>merci</p><img src="http://spy.example/1">',
  )
  expect(email.snippet).toBe('Bonjour, merci')
  expect(email.html).toContain('steal()')
})

test('a snippet is what was written anew', async () => {
  const email = await parse('Subject: x', '', 'Yes, please.', '', '> Do you want it?', '> We have two.')
  expect(email.snippet).toBe('Yes, please.')
})

test('ten thousand recipients, and texts without end, are cut', async () => {
  const to = Array.from({ length: 10_000 }, (_, place) => `r${place}@many.example`).join(',\r\n ')
  const email = await parse(`To: ${to}`, `Subject: ${'s'.repeat(5_000)}`, '', 'y'.repeat(300_000))
  expect(email.to).toHaveLength(100)
  expect(email.subject).toHaveLength(998)
  expect(email.text).toHaveLength(200_000)
})

test('no line that is smuggled into a subject becomes a header', async () => {
  const email = await parse('Subject: =?utf-8?Q?Hi=0D=0ABcc:_victim@shop.example?=', '', 'x')
  expect(email.subject).toBe('Hi Bcc: victim@shop.example')
})

test('NUL and half characters reach no database', async () => {
  const email = await parseEmail(Buffer.from('Subject: a\0b\r\n\r\nc\0d'))
  expect(email.subject + email.text).not.toContain('\0')
})

test('what an attachment is called, what it is, and how large', async () => {
  const email = await parse(
    'Content-Type: multipart/mixed; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain',
    '',
    'See the file.',
    '--a',
    'Content-Type: application/pdf; name="../../etc/passwd"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment',
    '',
    Buffer.from('%PDF-1.7').toString('base64'),
    '--a',
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment; filename=inner.eml',
    '',
    'Subject: Inner',
    '',
    'Inside',
    '--a--',
  )
  expect(email.attachments.map(({ type }) => type)).toEqual(['application/pdf', 'message/rfc822'])
  expect(email.attachments[0]).toMatchObject({ size: 8 })
})

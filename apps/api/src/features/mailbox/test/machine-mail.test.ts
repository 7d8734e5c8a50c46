import { expect, test } from 'vitest'
import { parseEmail } from '../parse.ts'

const HEAD = ['From: Rosa <rosa@customer.example>', 'Subject: My order', 'Message-ID: <a@customer.example>']
const isAutomated = async (lines: readonly string[], envelopeFrom = 'rosa@customer.example') =>
  (await parseEmail(Buffer.from([...lines, '', 'Text'].join('\r\n')), envelopeFrom)).isAutomated

test('an email of a person is none of a program', async () => {
  expect(await isAutomated(HEAD)).toBe(false)
  expect(await isAutomated([...HEAD, 'Auto-Submitted: no', 'Precedence: normal'])).toBe(false)
  expect(await isAutomated(['From: bouncer.reynolds@customer.example', 'Subject: Reports'])).toBe(false)
})

test.each([
  ['an absence notice', ['Auto-Submitted: auto-replied (vacation)']],
  ['what a program generated', ['Auto-Submitted: auto-generated']],
  ['bulk', ['Precedence: bulk']],
  ['a newsletter', ['List-Unsubscribe: <https://news.example/u>']],
  ['a mailing list', ['List-Id: <lamps.lists.example>']],
  ['what says that it needs no answer', ['X-Auto-Response-Suppress: All']],
  ['a report of a delivery', ['Content-Type: multipart/report; report-type=delivery-status; boundary=x']],
  ['what was returned', ['Return-Path: <>']],
])('%s is of a program', async (_what, lines) => {
  expect(await isAutomated([...HEAD, ...lines])).toBe(true)
})

test.each([
  ['mailer-daemon@mx.example'],
  ['no-reply@shop.example'],
  ['noreply-dmarc-support@mail.example'],
  ['ne_pas_repondre@banque.example'],
  ['bounce+1234@news.example'],
])('an email of %s is of a program', async (address) => {
  expect(await isAutomated([`From: ${address}`, 'Subject: News'])).toBe(true)
})

test('what has no sender, a report on DMARC, and what was sent in the name of nobody are of programs', async () => {
  expect(await isAutomated(['Subject: Hello'])).toBe(true)
  const report = 'Subject: Report Domain: maison-lumen.example Submitter: mail.example Report-ID: 1'
  expect(await isAutomated(['From: reports@mail.example', report])).toBe(true)
  expect(await isAutomated(HEAD, '')).toBe(true)
})

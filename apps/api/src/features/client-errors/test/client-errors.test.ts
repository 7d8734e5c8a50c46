import { reportClientError } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { withoutSecrets } from '../without-secrets.ts'
import { newToken } from '../../../platform/secrets/tokens.ts'
import { newSender, sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const report = (body: object, from = newSender()) => server().call(reportClientError, { body, from })
const lines = () => server().logLines.filter((line) => line.includes('A browser reported an error'))

test('browser error: is one warning in the log, with all that it says', async () => {
  const error = {
    message: 'Error while mounting app',
    stack: 'Error: Error while mounting app\n    at mount (/assets/main-4f1c.js:1:2044)',
    path: '/webs/tickets',
    release: '0.1.0+384898e',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  }
  expect(await report(error)).toMatchObject({ status: 202, data: {} })
  expect(lines()).toHaveLength(1)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 40, clientError: error })
})

test('browser error: no secret in it reaches the log, in whatever field', async () => {
  const secrets = [
    newToken('session'),
    newToken('visitor'),
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
    'elodie.m+shop@atelier-nord.example',
    'hunter2',
  ]
  const [session, visitor, jwt, email] = secrets
  const text = [
    `Failed to fetch https://api.example/x?token=${session}&email=${email}`,
    `at open (https://desk.example/assets/main-4f1c.js?v=${visitor}:10:5)`,
    `Authorization: Bearer ${jwt}`,
    `{"password":"hunter2","email":"${email}"}`,
    `no customer ${email}, mailto:${encodeURIComponent(email ?? '')}`,
    `token ${visitor} in /reset/${session}/again#access_token=${jwt}`,
    `Authorization: Basic hunter2`,
    `XSRF-TOKEN=hunter2; bearer hunter2`,
  ].join('\n')
  const before = lines().length
  const userAgent = text.slice(0, 500)
  await report({ message: text, stack: text, path: `/reset/${session}`, release: session, userAgent })
  const line = lines()[before] ?? ''
  expect(line).toContain('Failed to fetch https://api.example/x[removed]')
  expect(line).toContain(':10:5)')
  const log = server().logLines.join('')
  for (const secret of secrets) expect(log).not.toContain(secret)
})

const kinds = ['session', 'visitor', 'reset', 'invitation', 'registration', 'request'] as const

test.each(kinds)('browser error: a secret is taken out, however short what is left of it: %s', (kind) => {
  const part = newToken(kind).slice(0, 9)
  expect(withoutSecrets(`at ${part} of`)).toBe('at [removed] of')
})

test.each([
  ['password=correct horse battery\n  at mount (/a.js:1:2)', 'password=[removed]\n  at mount (/a.js:1:2)'],
  ['{"newPassword":"correct \\"horse\\" b","at":"login"}', '{"newPassword":[removed],"at":"login"}'],
  ['current password: correct, horse', 'current password: [removed]'],
  ['Wrong code=123456 of {"code":"654321"}', 'Wrong code=[removed] of {"code":"[removed]"}'],
  ['no code 123456', 'no code [removed]'],
])('passwords with spaces and mailed codes go: %s', (text, left) => {
  expect(withoutSecrets(text)).toBe(left)
})

test.each([
  'Request failed with status code 404, code: 1006',
  'at mount (/assets/main.js:1:204412)',
  'TypeError: Cannot read properties of undefined (reading "messages")',
  'at TicketConversationMessageList (https://desk.example/assets/ticket-conversation-page-D3kf9aQz.js:1:2044)',
  'at async Promise.all (index 0)\n    at useSuspenseQuery (/assets/vendor-react-query-B2x9QmLk3.js:12:9)',
  "Unexpected token '<', is not valid JSON",
  'mount@https://desk.example/assets/main-4f1c.js:1:2044',
  'Is it a token? No: it is a session of work.',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
])('browser error: what helps to find the fault stays: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

test('browser error: a text of any shape is read in no time', () => {
  const started = performance.now()
  for (const part of [
    'a@',
    '?a=',
    'token=',
    'x'.repeat(40),
    '#=',
    '/a1',
    'a.',
    'bearer ',
    '%40',
    '(?',
    '::1',
    'basic ',
    'password',
    'password="\\',
  ]) {
    withoutSecrets(part.repeat(8000 / part.length))
  }
  expect(performance.now() - started).toBeLessThan(500)
})

test('browser error: a sender’s twenty-first report in a minute is refused', async () => {
  const from = newSender()
  for (let number = 0; number < 20; number++) {
    expect((await report({ message: `Fault ${number}` }, from)).status).toBe(202)
  }
  const before = lines().length
  expect((await report({ message: 'One more' }, from)).status).toBe(429)
  expect(lines()).toHaveLength(before)
  expect((await report({ message: 'Another sender' })).status).toBe(202)
})

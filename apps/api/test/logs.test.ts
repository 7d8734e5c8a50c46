import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

test('logs hold no token, password, cookie, address or word of anybody, at any level', async () => {
  const text = 'My card number is 4970 1234'
  const email = 'owner@maison-lumen.example'
  const headers = { cookie: 'XSRF-TOKEN=crumb; token=crumb', 'x-xsrf-token': 'crumb' }
  const { data } = await server().call('POST', '/auth/token', {
    body: { email, password: 'replybay-demo' },
    headers,
  })
  await server().call('POST', '/auth/token', { body: { email, password: 'hunter2' } })
  const { id, visitorToken } = await server().openTicket(text)
  const body = { message: text }
  await server().call('POST', `/tickets/answer/${id}`, { token: data.token, body })
  await server().call('GET', '/tickets/list/web-maison-lumen?cursor=secret', { token: data.token })

  const log = server().logLines.join('')
  expect(log).toContain('/api/v1/auth/token')
  const secrets = [data.token, visitorToken, 'replybay-demo', 'hunter2', 'crumb', text, email, 'secret']
  for (const secret of secrets) expect(log).not.toContain(secret)
})

test('a failing query is logged without its values, and answered without anything of it', async () => {
  const { id, visitorToken } = await server().openTicket()
  await server().database.queries.execute('alter table messages rename column text to words')
  const text = 'Nobody but us should read this'
  const answer = await server().call('POST', `/visitor/conversations/${id}/messages`, {
    token: visitorToken,
    body: { message: text },
  })
  expect(answer).toMatchObject({
    status: 500,
    problem: { code: 'internal', message: 'Could not send the message' },
  })
  expect(Object.keys(answer.problem)).toEqual(['code', 'message'])
  const log = server().logLines.join('')
  expect(log).toContain('A call failed')
  expect(log).toContain('42703')
  expect(log).not.toContain(text)
})

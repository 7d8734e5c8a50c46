import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const shared = sharedServer()

/** As a browser asks, and reads no more than the head of the answer. */
async function encodingOf(url: string, token?: string) {
  const headers = { 'accept-encoding': 'gzip, br', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await shared().app.inject({ url, headers, payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  answer.stream().destroy()
  return answer.headers['content-encoding']
}

test('answers of JSON are compressed; a short one, a stream of events and what signs in are not', async () => {
  const token = await shared().tokenOf('owner')
  for (let count = 0; count < 6; count++) await shared().newSession('owner@maison-lumen.example')
  expect(await encodingOf('/api/v1/tickets/list/web-maison-lumen', token)).toBe('br')
  expect(await encodingOf('/healthz')).toBeUndefined()
  expect(await encodingOf('/api/v1/changes?webId=web-maison-lumen&topics=tickets', token)).toBeUndefined()
  expect(await encodingOf('/api/v1/auth/sessions', token)).toBeUndefined()
})

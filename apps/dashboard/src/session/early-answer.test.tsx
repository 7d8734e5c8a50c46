import { getUserInfo } from '@replybay/api-client/operations'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { sendOrTakeEarly } from './early-answer.ts'

const url = '/api/v1/users/info'
const early = () => Promise.resolve(new Response('early'))
const ask = (token = 'mine', init: RequestInit = {}) =>
  sendOrTakeEarly(new Request(url, { headers: { authorization: `Bearer ${token}` }, ...init }))
const nameIn = async (answer: Response) => (await answer.json()).data.user.name

beforeEach(() => {
  window.earlyCall = undefined
  answerWith(handle(getUserInfo, () => ({ data: { user: aUser({ name: 'Later' }) } })))
})

test('a call that the page has made already is answered by it, once', async () => {
  window.earlyCall = { url, token: 'mine', answer: early() }
  expect(await (await ask()).text()).toBe('early')
  expect(await nameIn(await ask())).toBe('Later')
})

test('a call in another session than that of the page is one of its own', async () => {
  window.earlyCall = { url, token: 'somebody-else', answer: early() }
  expect(await nameIn(await ask())).toBe('Later')
})

test('a call that the page got no answer to is made again', async () => {
  window.earlyCall = { url, token: 'mine', answer: Promise.reject(new TypeError('Failed to fetch')) }
  expect(await nameIn(await ask())).toBe('Later')
})

test('a refusal that the page got is the answer', async () => {
  answerWith(handle(getUserInfo, () => problem(401, 'unauthorized')))
  window.earlyCall = { url, token: 'mine', answer: fetch(url) }
  expect((await ask()).status).toBe(401)
})

test('a call that is cancelled while the answer of the page is on its way is cancelled', async () => {
  window.earlyCall = { url, token: 'mine', answer: new Promise(() => {}) }
  const controller = new AbortController()
  const call = ask('mine', { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toThrow('aborted')
})

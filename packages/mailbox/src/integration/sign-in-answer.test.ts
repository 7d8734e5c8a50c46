import { expect, test } from 'vitest'
import { signInAnswerIn } from './sign-in-answer.ts'

test('answer of a provider: is read with its signs, and told apart from other places of the page', () => {
  expect(signInAnswerIn('mailbox-sign-in=a-b&code=4%2F0A%2Bx%3D')).toEqual({ state: 'a-b', code: '4/0A+x=' })
  expect(signInAnswerIn('mailbox-sign-in=a-b')).toEqual({ state: 'a-b', code: '' })
  expect(signInAnswerIn('folders')).toBeUndefined()
  expect(signInAnswerIn('')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { requireGraph } from '../meta/graph-error.ts'
import { Trouble } from '../trouble.ts'

function troubleOf(status: number, error: object, headers: Readonly<Record<string, string>> = {}) {
  const [json, header] = [{ error }, (name: string) => headers[name] ?? null]
  try {
    requireGraph(
      { status, json, header, text: '', bytes: new Uint8Array() },
      { permission: 'pages_messaging', account: '77' },
    )
  } catch (thrown) {
    if (thrown instanceof Trouble) return { problem: thrown.problem, ...thrown.details }
    throw thrown
  }
  return undefined
}

test('a pause: is as long as Meta says, of the longest', () => {
  const usage = {
    '104815162342': [
      { type: 'messenger', estimated_time_to_regain_access: 0 },
      { type: 'messenger', estimated_time_to_regain_access: 19 },
    ],
  }
  const headers = { 'x-business-use-case-usage': JSON.stringify(usage) }
  expect(troubleOf(400, { code: 80_006 }, headers)).toMatchObject({
    problem: 'rate-limited',
    retryAfter: 1_140,
  })
  expect(troubleOf(400, { code: 131_056 })).toMatchObject({ problem: 'rate-limited', retryAfter: 6 })
  expect(troubleOf(400, { code: 613 })).toMatchObject({ problem: 'rate-limited', retryAfter: undefined })
})

test('what may have been done is not told as what was not', () => {
  expect(troubleOf(400, { code: 2 })).toMatchObject({ problem: 'service-error', isUnknown: true })
  expect(troubleOf(400, { code: 9, is_transient: true })).toMatchObject({ isUnknown: true })
  expect(troubleOf(400, { code: 100 })).toMatchObject({ problem: 'service-error', isUnknown: false })
})

test.each([
  [{ code: 190 }, 'bad-key', undefined],
  [{ code: 100, message: 'Invalid appsecret_proof provided in the API argument' }, 'bad-key', undefined],
  [{ code: 10 }, 'missing-permission', 'pages_messaging'],
  [{ code: 230 }, 'missing-permission', 'pages_messaging'],
  [{ code: 100, error_subcode: 33 }, 'missing-permission', '77'],
])('%o: %s', (error, problem, value) => {
  expect(troubleOf(400, error)).toMatchObject({ problem, ...(value !== undefined && { value }) })
})

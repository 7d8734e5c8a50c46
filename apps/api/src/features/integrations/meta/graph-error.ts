/** @see https://developers.facebook.com/docs/graph-api/guides/error-handling */
import { numberAt, textAt, valueAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import { Trouble } from '../trouble.ts'
import type { GraphAnswer } from './graph.ts'

export interface GraphError {
  code: number
  subcode: number | undefined
  message: string
}

export function graphErrorOf(json: unknown): GraphError | undefined {
  const code = numberAt(json, 'error', 'code')
  if (code === undefined) return undefined
  const subcode = numberAt(json, 'error', 'error_subcode')
  return { code, subcode, message: textAt(json, 'error', 'message') ?? '' }
}

const BAD_KEY: ReadonlySet<number> = new Set([0, 102, 190])
/** Of an app, an account, a number, and of one number to one person. */
const RATE_LIMITED: ReadonlySet<number> = new Set([
  4, 17, 32, 613, 80_001, 80_002, 80_006, 80_007, 130_429, 131_056,
])
/** Nobody can say whether what was asked was done. */
const PASSING: ReadonlySet<number> = new Set([1, 2])
/** Until one more message to one person is taken. @see https://developers.facebook.com/docs/whatsapp/cloud-api/overview */
const PAIR_PAUSE_S = 6
const MINUTE_S = 60

const lacksPermission = (code: number) =>
  code === 3 || code === 10 || (code >= 200 && code < 300) || code === 131_005

/** @throws Trouble unless it succeeded. */
export function requireGraph(
  answer: GraphAnswer,
  { permission, account }: { permission: string; account: string },
): void {
  const { status, json } = answer
  if (status >= 200 && status < 300) return
  const error = graphErrorOf(json)
  if (!error) return requireSuccess(status, permission)
  const { code, subcode, message } = error
  if (BAD_KEY.has(code) || /appsecret_proof/.test(message)) throw new Trouble('bad-key', { status })
  if (lacksPermission(code)) throw new Trouble('missing-permission', { status, value: permission })
  // It says no more of an account that is not there than of one that the key may not see.
  if (subcode === 33 || code === 33) throw new Trouble('missing-permission', { status, value: account })
  if (RATE_LIMITED.has(code)) {
    throw new Trouble('rate-limited', { status, retryAfter: pauseOf(answer, code) })
  }
  const isUnknown = PASSING.has(code) || valueAt(json, 'error', 'is_transient') === true
  throw new Trouble('service-error', { status, value: String(code), isUnknown })
}

/** In seconds. @see https://developers.facebook.com/docs/graph-api/overview/rate-limiting */
function pauseOf({ header }: GraphAnswer, code: number): number | undefined {
  if (code === 131_056) return PAIR_PAUSE_S
  const times = /"estimated_time_to_regain_access":\s*(\d+)/g
  const minutes = [...(header('x-business-use-case-usage') ?? '').matchAll(times)].map(([, each]) =>
    Number(each),
  )
  const most = Math.max(0, ...minutes)
  return most > 0 ? most * MINUTE_S : undefined
}

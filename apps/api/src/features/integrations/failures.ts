import { Failure, type FailureKind } from '../../platform/contract/failure.ts'
import type { Problem } from './tables.ts'
import { type Trouble, wordsOf } from './trouble.ts'

const kind = <Code extends Problem>(code: Code, status: 400 | 502) => ({
  code,
  status,
  message: wordsOf('The service', code),
  isSpecific: true,
})

/** As what only calls about integrations fail: by the problem that the service had with what was typed. */
export const integrationFailures = {
  'bad-key': kind('bad-key', 400),
  'missing-permission': kind('missing-permission', 400),
  'wrong-plan': kind('wrong-plan', 400),
  'not-this-service': kind('not-this-service', 400),
  'private-address': kind('private-address', 400),
  unreachable: kind('unreachable', 502),
  'rate-limited': kind('rate-limited', 502),
  'service-error': kind('service-error', 502),
} as const satisfies Record<Problem, FailureKind>

/** @param service as people know it */
export function failureOf(service: string, { problem, details }: Trouble): Failure {
  const { value, retryAfter } = details
  return new Failure(
    { ...integrationFailures[problem], message: wordsOf(service, problem, value) },
    { ...(retryAfter !== undefined && { retryAfter }) },
  )
}

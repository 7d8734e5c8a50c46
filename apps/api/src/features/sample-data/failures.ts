import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only sample data fails. */
export const sampleDataFailures = {
  notEmpty: { code: 'not-empty', status: 409, message: 'There is something in this account already' },
} as const satisfies Record<string, FailureKind>

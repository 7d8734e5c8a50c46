import type { FailureKind } from '../../platform/contract/failure.ts'

/** As what only sample data fails. */
export const sampleDataFailures = {
  notEmpty: { code: 'not-empty', status: 409, message: 'Sample data can only be added to an empty account' },
} as const satisfies Record<string, FailureKind>

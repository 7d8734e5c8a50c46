import type { DraftField } from './connection-draft.ts'
import type { ConnectionTest } from './use-connection-test.ts'

/** At which field what failed is told; none where no field can mend it. */
export function fieldOf({ step, problem }: NonNullable<ConnectionTest['problem']>): DraftField | undefined {
  const isSending = step === 'sending'
  switch (problem.kind) {
    case 'wrong-password':
      return 'password'
    case 'unreachable':
    case 'no-answer':
    case 'certificate':
    case 'forbidden-address':
      return isSending ? 'outgoing' : 'incoming'
    case 'refused':
      return 'outgoing'
    default:
      return undefined
  }
}

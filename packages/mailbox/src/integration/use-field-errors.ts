import { useLingui } from '@lingui/react/macro'
import type { MailProvider } from '@replybay/api-client'
import type { DraftField } from './connection-draft.ts'
import { fieldOf } from './field-of.ts'
import { problemWords } from './problem-words.ts'
import type { ConnectionTest } from './use-connection-test.ts'

interface FieldFaults {
  missing: DraftField | undefined
  failed: ConnectionTest['problem']
  provider: MailProvider | undefined
}

/** The words at a field that is missing, or that made the test fail. */
export function useFieldErrors({ missing, failed, provider }: FieldFaults) {
  const { t, i18n } = useLingui()
  const missingWords: Record<DraftField, string> = {
    address: t`Enter an email address, such as hello@your-shop.com`,
    password: t`Enter the password`,
    incoming: t`Enter a server and its port`,
    outgoing: t`Enter a server and its port`,
    sendingUser: t`Enter the user name`,
    sendingPassword: t`Enter the password`,
  }
  const failedField = failed && fieldOf(failed)
  return (field: DraftField): string | false => {
    if (missing === field) return missingWords[field]
    if (failedField !== field || !failed) return false
    if (failed.problem.kind !== 'wrong-password') return i18n._(problemWords[failed.problem.kind])
    const name = provider?.id === 'other' ? undefined : provider?.name
    return name ? t`${name} refused this password` : t`The server refused this password`
  }
}

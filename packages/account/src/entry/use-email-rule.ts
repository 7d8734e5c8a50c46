import { useLingui } from '@lingui/react/macro'
import { looksLikeEmail } from './email-rule.ts'

/** The rule of a field for an address: what is missing, or begun only. */
export function useEmailRule(): (email: string) => true | string {
  const { t } = useLingui()
  return (email) => {
    if (looksLikeEmail(email)) return true
    return email.trim() === '' ? t`Enter your email address` : t`Incomplete email address`
  }
}

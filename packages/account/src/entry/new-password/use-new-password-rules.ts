import { useLingui } from '@lingui/react/macro'
import { isLongEnough, LEAST_LENGTH } from './password-rules.ts'

export interface NewPassword extends Record<string, unknown> {
  password: string
  repeated: string
}

/** What a new password and its repetition must be. */
export function useNewPasswordRules() {
  const { t } = useLingui()
  return {
    password: (password: string) => isLongEnough(password) || t`Use at least ${LEAST_LENGTH} characters`,
    repeated: (repeated: string, { password }: { password: string }) =>
      repeated === password || t`Passwords don’t match`,
  }
}

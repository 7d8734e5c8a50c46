import { useLingui } from '@lingui/react/macro'
import { errorCause } from '@replybay/feature-kit'

/** A plain sentence to say below the catalogued text of an error; undefined where that says enough. */
export function useErrorDetail(): (error: unknown) => string | undefined {
  const { t } = useLingui()
  return (error) => {
    switch (errorCause(error)) {
      case 'unreachable':
        return t`Can’t reach the server. Check your connection.`
      case 'server':
        return t`The server had a problem. Try again in a moment.`
      case 'too-many':
        return t`Too many attempts. Try again in a few minutes.`
      default:
        return undefined
    }
  }
}

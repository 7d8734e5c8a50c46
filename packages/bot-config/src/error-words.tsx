import { useLingui } from '@lingui/react/macro'
import { errorCause } from '@replybay/feature-kit'
import { type BotConfigOperation, wordError } from './errors.ts'

interface ErrorWordsProps {
  operation: BotConfigOperation
  error: unknown
  /** What that means and what to do, where nothing more is known than that it failed. */
  detail?: string
}

/** Why a call failed: the catalogued text, and behind it a plain sentence. */
export function ErrorWords({ operation, error, detail }: ErrorWordsProps) {
  const { i18n } = useLingui()
  const title = wordError(i18n, operation, error)
  const rest = useErrorDetail()(error) ?? detail
  if (!rest) return title
  return (
    <>
      <strong>{title}</strong> {rest}
    </>
  )
}

/** What kept a call from succeeding, in a plain sentence; undefined where the catalogued text says enough. */
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

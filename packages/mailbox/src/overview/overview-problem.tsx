import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { LockedState, ProblemState } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'

interface OverviewProblemProps {
  error: Error
  onRetry: () => void
}

/** Why the overview can't be shown. */
export function OverviewProblem({ error, onRetry }: OverviewProblemProps) {
  const { t, i18n } = useLingui()
  if (error instanceof ApiError && error.isForbidden) {
    return (
      <LockedState
        title={t`The overview needs another role`}
        detail={t`The owner of your account can change yours.`}
      />
    )
  }
  const isUnreachable = error instanceof ApiError && error.isUnreachable
  return (
    <ProblemState
      title={wordError(i18n, 'getMailboxOverview', error)}
      detail={isUnreachable ? t`We could not reach the server.` : t`The server could not answer.`}
      onRetry={onRetry}
      report={error.message}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { errorDetail, useUser } from '@replybay/feature-kit'
import { LockedState, ProblemState } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'

interface ListProblemProps {
  operation: 'listOrders' | 'listReturns'
  error: Error | null
  onRetry: () => void
}

/** Why there is no list. */
export function ListProblem({ operation, error, onRetry }: ListProblemProps) {
  const { t, i18n } = useLingui()
  const { ownerName } = useUser()
  if (error instanceof ApiError && error.isForbidden) {
    return (
      <LockedState
        title={t`You don’t have access to the warehouse`}
        detail={ownerName ? t`${ownerName} can change that.` : t`The account owner can change that.`}
      />
    )
  }
  return (
    <ProblemState
      title={wordError(i18n, operation, error)}
      detail={errorDetail(i18n, error)}
      onRetry={onRetry}
      report={error?.message}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { errorCause } from '@replybay/feature-kit'
import { ProblemState } from '@replybay/ui-kit'
import { wordWaitingError } from './waiting-errors.ts'

interface WaitingProblemProps {
  /** What was thrown. */
  error: Error | null
  onRetry: () => void
}

/** Why the tickets of a card are not there. */
export function WaitingProblem({ error, onRetry }: WaitingProblemProps) {
  const { t, i18n } = useLingui()
  return (
    <ProblemState
      title={wordWaitingError(i18n, 'listTickets', error)}
      detail={errorCause(error) && t`The tickets couldn’t be loaded. Try again.`}
      onRetry={onRetry}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { ProblemState } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { useTroubleWords } from './use-trouble-words.ts'

/** Why what is known of a customer can't be shown. */
export function CustomerFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return (
    <ProblemState
      title={wordError(i18n, 'getCustomer', error)}
      detail={useTroubleWords(error)}
      onRetry={onRetry}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Web } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { ProblemState } from '@replybay/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** In place of the agent of a website that could not be loaded: nothing of it is changed unseen, and no other is shown instead. */
export function WebsiteProblem({ query: { error, refetch } }: { query: UseQueryResult<Web> }) {
  const { t, i18n } = useLingui()
  const detail =
    errorDetail(i18n, error) ?? t`This website couldn’t be loaded. Try again, or choose another one.`
  return (
    <ProblemState
      title={wordError(i18n, 'getWebInfo', error)}
      detail={detail}
      onRetry={() => void refetch()}
    />
  )
}

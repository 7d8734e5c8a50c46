import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { LockedState, ProblemState } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'

interface SourcesProblemProps {
  error: Error
  /** What failed, in words. @default the list of sources */
  title?: string
  /** What that means. @default that no source is lost */
  detail?: string
  onRetry: () => void
}

/** Why the sources can't be shown. */
export function SourcesProblem({ error, title, detail, onRetry }: SourcesProblemProps) {
  const { t, i18n } = useLingui()
  if (error instanceof ApiError && error.code === 'feature-off') {
    return (
      <LockedState
        title={t`Knowledge is turned off for your company`}
        detail={t`Your sources are kept. Ask the person who runs this server to turn it on.`}
      />
    )
  }
  if (error instanceof ApiError && error.code === 'suspended') {
    return (
      <LockedState
        title={t`Your company’s account is suspended`}
        detail={t`Your sources are kept. Ask the account owner.`}
      />
    )
  }
  if (error instanceof ApiError && error.isForbidden) {
    return (
      <LockedState
        title={t`You don’t have access to Knowledge`}
        detail={t`Ask the account owner to change your role.`}
      />
    )
  }
  const isUnreachable = error instanceof ApiError && error.isUnreachable
  return (
    <ProblemState
      title={title ?? wordError(i18n, 'listKnowledgeDocuments', error)}
      detail={
        isUnreachable
          ? errorDetail(i18n, error)
          : (detail ?? t`The sources couldn’t be loaded. Nothing was lost. Try again.`)
      }
      onRetry={onRetry}
      report={error.message}
    />
  )
}

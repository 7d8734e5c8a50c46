import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, userQueries } from '@replybay/api-client'
import { PageBlocked } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { wordError } from '../errors.ts'
import { WindowMain } from '../layouts/window-main.tsx'
import { InternalError } from './internal-error.tsx'
import { isMissingCode } from './is-missing-code.ts'
import { LoadProblem } from './load-problem.tsx'
import { OfflinePage } from './offline-page.tsx'

/** Few accounts are ever blocked. */
const BlockedScreen = lazy(() =>
  import('./blocked-screen.tsx').then((module) => ({ default: module.BlockedScreen })),
)

/** What is shown when a page can't be. @see specification §2, §8, Pages */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const client = useQueryClient()
  const [wasOffline] = useState(() => !navigator.onLine)
  if (error instanceof PageBlocked) {
    return (
      <Suspense>
        <BlockedScreen />
      </Suspense>
    )
  }
  const status = (error instanceof ApiError && error.status) || 500
  const isUserInfo = error instanceof ApiError && error.operation === 'getUserInfo'
  const message = isUserInfo ? wordError(i18n, 'getUserInfo', error) : String(error)

  async function retry() {
    await router.invalidate()
    reset()
  }

  const isMissing = isMissingCode(error)
  const page =
    isMissing && wasOffline ? (
      <OfflinePage onRetry={() => void retry()} />
    ) : isMissing ? (
      <LoadProblem error={error} />
    ) : (
      <InternalError
        status={status}
        error={error}
        detail={
          <>
            <Trans>Something went wrong. Try again; if it happens again, copy the report.</Trans>
            <br />
            {message}
          </>
        }
        onRetry={() => void retry()}
      />
    )
  // Without a user there is no menu around it, which would hold the main landmark.
  return client.getQueryData(userQueries.info().queryKey) ? page : <WindowMain>{page}</WindowMain>
}

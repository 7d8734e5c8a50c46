import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ErrorPage } from '@replybay/ui-kit'
import { useEffect } from 'react'

/**
 * In place of a page whose code can't be fetched without a connection. It is asked for again on Retry and once the
 * browser is online. The document is never loaded again: offline, all that it holds would be lost.
 */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <ErrorPage
      title={t`You’re offline`}
      detail={t`This page opens once you’re back online.`}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}

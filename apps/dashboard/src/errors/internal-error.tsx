import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CopyButton, ErrorPage } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { reportOf } from './report-of.ts'

interface InternalErrorProps {
  /** @default 500 */
  status?: number
  error: unknown
  detail: ReactNode
  onRetry: () => void
}

/** In place of a page, or of the dashboard, that failed. @see specification §8, Pages */
export function InternalError({ status = 500, error, detail, onRetry }: InternalErrorProps) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Internal Server Error`} · Replybay`}</title>
      <ErrorPage
        code={String(status)}
        title={t`Internal Server Error`}
        detail={detail}
        actions={
          <>
            <Button variant="primary" leftIcon={<IconRefresh aria-hidden />} onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
            <CopyButton text={reportOf(error)}>
              <Trans>Copy report</Trans>
            </CopyButton>
          </>
        }
      />
    </>
  )
}

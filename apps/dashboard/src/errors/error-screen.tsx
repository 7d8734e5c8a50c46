import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Button, ErrorPage } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { wordError } from '../errors.ts'

/** What is shown when a page can't be. @see specification §2, §8, Pages */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const status = (error instanceof ApiError && error.status) || 500
  const message = error instanceof ApiError ? wordError(i18n, 'getUserInfo', error) : String(error)

  async function retry() {
    await router.invalidate()
    reset()
  }

  return (
    <ErrorPage
      code={String(status)}
      title={t`Internal Server Error`}
      detail={message}
      actions={
        <Button variant="primary" leftIcon={<IconRefresh aria-hidden />} onClick={() => void retry()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}

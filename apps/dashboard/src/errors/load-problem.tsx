import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CopyButton, ErrorPage } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'

/** In place of a page, or of the dashboard, whose code did not arrive. @see specification §8, Pages */
export function LoadProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Internal Server Error`} · Replybay`}</title>
      <ErrorPage
        code="500"
        title={t`Internal Server Error`}
        detail={
          <>
            {t`Part of the page didn’t load. Check your connection.`}
            <br />
            {String(error)}
          </>
        }
        actions={
          <>
            {/* A browser that could not load a module does not ask for it again in the same page. */}
            <Button
              variant="primary"
              leftIcon={<IconRefresh aria-hidden />}
              onClick={() => globalThis.location.reload()}
            >
              <Trans>Retry</Trans>
            </Button>
            <CopyButton text={String(error)}>
              <Trans>Copy report</Trans>
            </CopyButton>
          </>
        }
      />
    </>
  )
}

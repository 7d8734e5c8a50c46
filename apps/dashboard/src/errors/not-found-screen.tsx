import { Trans, useLingui } from '@lingui/react/macro'
import { userQueries } from '@replybay/api-client'
import { useSession } from '@replybay/feature-kit'
import { buttonClassName, ErrorPage } from '@replybay/ui-kit'
import { IconHome } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { WindowMain } from '../layouts/window-main.tsx'

const NotFoundFrame = lazy(() =>
  import(/* chunk: not-found */ './not-found-frame.tsx').then((module) => ({
    default: module.NotFoundFrame,
  })),
)

/** An address that no page has; the menu stays for who is signed in. @see specification §2 */
export function NotFoundScreen() {
  const { t } = useLingui()
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  const home = (
    <Link to="/" className={buttonClassName()}>
      <IconHome aria-hidden />
      <Trans>Home</Trans>
    </Link>
  )
  const page = (ways: ReactNode) => (
    <>
      <title>{`${t`Page Not Found`} · Replybay`}</title>
      <ErrorPage
        code="404"
        title={t`Page Not Found`}
        detail={t`We couldn’t find this page. It may have moved, or the link may be incomplete.`}
        actions={ways}
      />
    </>
  )
  const bare = <WindowMain>{page(home)}</WindowMain>
  if (!user) return bare
  return (
    <Suspense fallback={bare}>
      <NotFoundFrame home={home} renderPage={page} />
    </Suspense>
  )
}

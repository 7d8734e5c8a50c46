import { Trans, useLingui } from '@lingui/react/macro'
import { userQueries } from '@replybay/api-client'
import { useSession } from '@replybay/feature-kit'
import { buttonClassName, ErrorPage } from '@replybay/ui-kit'
import { IconHome } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WindowMain } from '../layouts/window-main.tsx'

const MenuFrame = lazy(() =>
  import(/* chunk: frame */ '../layouts/menu-frame.tsx').then((module) => ({ default: module.MenuFrame })),
)

/** An address that no page has; the menu stays for who is signed in. @see specification §2 */
export function NotFoundScreen() {
  const { t } = useLingui()
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  const page = (
    <>
      <title>{`${t`Page Not Found`} · Replybay`}</title>
      <ErrorPage
        code="404"
        title={t`Page Not Found`}
        detail={t`We couldn’t find this page. It may have moved, or the link may be incomplete.`}
        actions={
          <Link to="/" className={buttonClassName()}>
            <IconHome aria-hidden />
            <Trans>Home</Trans>
          </Link>
        }
      />
    </>
  )
  const bare = <WindowMain>{page}</WindowMain>
  if (!user) return bare
  return (
    <Suspense fallback={bare}>
      <MenuFrame>{page}</MenuFrame>
    </Suspense>
  )
}

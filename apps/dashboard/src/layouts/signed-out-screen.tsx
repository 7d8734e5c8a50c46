import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClassName, LockedState } from '@replybay/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { WindowMain } from './window-main.tsx'

/** In place of a page that only a signed-in person can see. */
export function SignedOutScreen() {
  const { t } = useLingui()
  const { href } = useLocation()
  return (
    <WindowMain>
      <title>{`${t`Signed out`} · Replybay`}</title>
      <LockedState
        title={t`You’re signed out`}
        detail={t`Sign in to see this page.`}
        action={
          <Link to="/login" search={{ from: href }} className={buttonClassName({ variant: 'primary' })}>
            <Trans>Sign in</Trans>
          </Link>
        }
      />
    </WindowMain>
  )
}

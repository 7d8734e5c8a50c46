import { useLingui } from '@lingui/react/macro'
import { guardsAt, useSession } from '@replybay/feature-kit'
import { buttonClassName, LockedState } from '@replybay/ui-kit'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const SIGN_IN = '/login'

/** A page that no guard keeps anybody from: who is not signed in is told so, and nothing is called. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const isSignedIn = useSession().token() !== undefined
  const router = useRouter()
  if (isSignedIn) return children
  // Sound: the router's types don't know the page, but it was asked.
  const to = SIGN_IN as NonNullable<LinkProps['to']>
  return (
    <LockedState
      title={t`You’re signed out`}
      detail={t`Sign in to see this page.`}
      action={
        guardsAt(router, SIGN_IN) && (
          <Link to={to} className={buttonClassName({ variant: 'primary' })}>
            {t`Sign in`}
          </Link>
        )
      }
    />
  )
}

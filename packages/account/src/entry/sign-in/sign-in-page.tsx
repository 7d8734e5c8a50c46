import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, authMutations } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { Banner, textLinkClassName } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePersonCheck } from '../captcha/use-person-check.ts'
import { EntryPage } from '../entry-page.tsx'
import { Link, useNavigate } from '../links.ts'
import { signInRoute } from '../routes.ts'
import { SignInForm } from './sign-in-form.tsx'

/** /login. @see specification §2, §4, §5 */
export function SignInPage() {
  const { t } = useLingui()
  const { from, why } = useRouteSearch(signInRoute)
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  /** The address of an attempt to register, or of the session that ended. */
  const { email: known = '', hasDraft } = useLocation().state
  const [typed, setTyped] = useState(known)
  const check = usePersonCheck('login')
  const signIn = useMutation({
    ...authMutations.signIn(),
    onSuccess: async (token) => {
      session.start(token)
      // The page's own guard now sends the person to where they wanted to go.
      await router.invalidate()
    },
    onError: (error, { email }) => {
      const isNotValidated = error instanceof ApiError && error.status === 409
      if (!isNotValidated) return
      void navigate({ to: '/validate', search: { from }, state: { email, isUnverified: true } })
    },
  })

  return (
    <EntryPage
      name={t`Sign in`}
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to your shop’s dashboard.</Trans>}
      foot={
        <>
          <Trans>New to Replybay?</Trans>
          <Link to="/register" search={{ from }} className={textLinkClassName()}>
            <Trans>Create an account</Trans>
          </Link>
        </>
      }
    >
      {why === 'expired' && !signIn.error && (
        <Banner tone="info">
          <Trans>You were signed out.</Trans> {hasDraft && <Trans>Your draft is saved.</Trans>}
        </Banner>
      )}
      {why === 'password-changed' && !signIn.error && (
        <Banner tone="success">
          <Trans>Your password was changed. Sign in with the new one.</Trans>
        </Banner>
      )}
      <SignInForm
        email={known}
        isBusy={check.isPending || signIn.isPending || (signIn.isSuccess && session.canStart())}
        error={check.error ?? signIn.error}
        forgot={
          <Link
            to="/forgot-password"
            search={{ from }}
            state={{ email: typed }}
            className={textLinkClassName()}
          >
            <Trans>Forgot password?</Trans>
          </Link>
        }
        onEmailChange={setTyped}
        onSubmit={(credentials) => check.mutate(undefined, { onSuccess: () => signIn.mutate(credentials) })}
      />
    </EntryPage>
  )
}

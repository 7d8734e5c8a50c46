import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { AuthLayout, Banner } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signInRoute } from '../routes.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'

/** /login. @see specification §2, §4, §5 */
export function SignInPage() {
  const { t } = useLingui()
  const { why } = useRouteSearch(signInRoute)
  const session = useSession()
  const router = useRouter()
  const signIn = useMutation({
    ...authMutations.signIn(),
    onSuccess: async (token) => {
      session.start(token)
      // The page's own guard now sends the person to where they wanted to go.
      await router.invalidate()
    },
  })

  return (
    <AuthLayout languageSwitch={<LanguageSwitch />}>
      <title>{`${t`Sign in`} · Replybay`}</title>
      <h1 className={styles['title']}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={styles['lead']}>
        <Trans>Sign in to your shop’s dashboard.</Trans>
      </p>
      {why === 'expired' && !signIn.error && (
        <Banner tone="info">
          <Trans>You were signed out. Your draft is safe.</Trans>
        </Banner>
      )}
      <SignInForm
        isBusy={signIn.isPending || signIn.isSuccess}
        error={signIn.error}
        onSubmit={(credentials) => signIn.mutate(credentials)}
      />
    </AuthLayout>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, authMutations, authQueries, type RequestBody } from '@replybay/api-client'
import { useRouteContext, useRouteSearch, useSession } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { Skeleton, textLinkClassName } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { usePersonCheck } from '../captcha/use-person-check.ts'
import { EntryPage } from '../entry-page.tsx'
import { Link, useNavigate } from '../links.ts'
import { registerRoute } from '../routes.ts'
import { InvitationNote } from './invitation-note.tsx'
import { InvitationProblem, isInvitationOver } from './invitation-problem.tsx'
import { OverInvitation } from './over-invitation.tsx'
import { keepRegistrationSecret } from '../code-secrets.ts'
import { RegisterForm } from './register-form.tsx'
import { keepTyped } from './typed-registration.ts'
import { SignedInInvitation } from './signed-in-invitation.tsx'
import { useInvitationToken } from './use-invitation-token.ts'

/** /register: a new company, or a place in one by an invitation. @see specification §2, §7 */
export function RegisterPage() {
  const { holder } = useRouteContext(registerRoute)
  return holder ? <SignedInInvitation user={holder} /> : <GuestPage />
}

function GuestPage() {
  const { t } = useLingui()
  const { from } = useRouteSearch(registerRoute)
  const invitation = useInvitationToken()
  const { locale } = useLocale()
  const session = useSession()
  const navigate = useNavigate()
  const invited = useQuery({ ...authQueries.invitation(invitation ?? ''), enabled: invitation !== undefined })
  const typed = useLocation({ select: ({ state }) => state.registration })
  const check = usePersonCheck('register')
  const signIn = useMutation(authMutations.signIn())
  const register = useMutation(authMutations.register())

  async function enter(
    { companyName, name, email, password }: RequestBody<'register'>,
    secret: string | undefined,
  ) {
    keepTyped(undefined)
    if (secret !== undefined) keepRegistrationSecret(email, secret)
    // Who came by an invitation's mail has proved the address, and is in; others get a code.
    if (invitation !== undefined && secret === undefined) {
      try {
        session.start(await signIn.mutateAsync({ email, password }))
        // Without the invitation, which is used up, the page's own guard leads on.
        await navigate({ to: '/register', search: { from }, replace: true })
        return
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    }
    await navigate({
      to: '/validate',
      search: { from },
      state: { email, registration: { ...(companyName && { companyName }), name, email } },
    })
  }

  const signInLink = (
    <Link
      to="/login"
      search={{ from }}
      state={{ email: register.variables?.email }}
      className={textLinkClassName()}
    >
      <Trans>Sign in</Trans>
    </Link>
  )
  if (invited.error && isInvitationOver(invited.error)) {
    return <OverInvitation error={invited.error} onRetry={() => void invited.refetch()} />
  }
  return (
    <EntryPage
      name={t`Create an account`}
      title={invited.data ? <Trans>Join {invited.data.companyName}</Trans> : <Trans>Create an account</Trans>}
      lead={
        invited.data ? (
          <InvitationNote invitation={invited.data} />
        ) : (
          <Trans>For your shop and your team.</Trans>
        )
      }
      foot={
        <>
          <Trans>Already have an account?</Trans>
          {signInLink}
        </>
      }
    >
      {invited.error && <InvitationProblem error={invited.error} onRetry={() => void invited.refetch()} />}
      {invitation !== undefined && invited.isPending ? (
        <Skeleton height="20rem" />
      ) : (
        <RegisterForm
          invited={invited.data}
          typed={typed}
          isBusy={check.isPending || register.isPending || register.isSuccess}
          error={check.error ?? register.error}
          signIn={signInLink}
          onSubmit={(values) => {
            const accepted = invited.data && invitation !== undefined && { invitation }
            const input = { ...values, locale, ...accepted }
            const send = () => register.mutate(input, { onSuccess: (secret) => void enter(input, secret) })
            check.mutate(undefined, { onSuccess: send })
          }}
        />
      )}
    </EntryPage>
  )
}

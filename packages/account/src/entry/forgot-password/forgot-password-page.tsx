import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { Banner, Skeleton, textLinkClassName } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { wordFormError } from '../captcha/captcha-failure.ts'
import { usePersonCheck } from '../captcha/use-person-check.ts'
import { CodeForm } from '../code/code-form.tsx'
import { EmailForm } from '../email-form.tsx'
import { EntryPage } from '../entry-page.tsx'
import { Link } from '../links.ts'
import { forgotPasswordRoute } from '../routes.ts'
import { codeSecretsOf, keepRequestSecret, registrationSecretOf } from '../code-secrets.ts'
import { LinkOver } from './link-over.tsx'
import { resetTokenIn } from './reset-token.ts'
import { ResetStep } from './reset-step.tsx'
import { useLinkCheck } from './use-link-check.ts'

/** /forgot-password: an address, the code that was mailed to it, a new password. @see specification §2, §7 */
export function ForgotPasswordPage() {
  const { t, i18n } = useLingui()
  const { from } = useRouteSearch(forgotPasswordRoute)
  const [email, setEmail] = useState<string>()
  const session = useSession()
  const check = usePersonCheck('forgot_password')
  const generate = useMutation(authMutations.generateCode())
  const request = (address: string) =>
    generate.mutate(resetRequest(address), {
      onSuccess: (secret) => {
        keepRequestSecret(address, secret)
        setEmail(address)
      },
    })
  const failure = check.error ?? generate.error
  const validate = useMutation(authMutations.validateCode())
  const linkToken = useLocation({ select: ({ hash }) => resetTokenIn(hash) })
  const typed = useLocation({ select: ({ state }) => state.email })
  const [isLinkOver, setLinkOver] = useState(false)
  const token = validate.data?.token ?? (isLinkOver ? undefined : linkToken)
  const { isAsking, refusal } = useLinkCheck(isLinkOver ? undefined : linkToken)
  const isReady = token !== undefined && !isAsking && !refusal
  const startAgain = () => {
    validate.reset()
    setLinkOver(true)
    setEmail(undefined)
  }

  return (
    <EntryPage
      name={t`Reset password`}
      title={<Trans>Set a new password</Trans>}
      lead={!refusal && <Lead email={email} isProved={token !== undefined} />}
      foot={
        <Link to="/login" search={{ from }} className={textLinkClassName()}>
          <Trans>Back to sign-in</Trans>
        </Link>
      }
    >
      {email === undefined && token === undefined && (
        <EmailForm
          typed={typed}
          label={<Trans>Send a code</Trans>}
          isBusy={check.isPending || generate.isPending}
          error={failure}
          failure={failure && wordFormError(i18n, 'generateCode', failure)}
          onSubmit={(address) => check.mutate(undefined, { onSuccess: () => request(address) })}
        />
      )}
      {email !== undefined && token === undefined && (
        <CodeForm
          request={resetRequest(email)}
          isBusy={validate.isPending}
          error={validate.error}
          wrong={t`Wrong code. Check it, or request a new one.`}
          onSubmit={(code) => validate.mutate({ email, code, ...codeSecretsOf(email) })}
        />
      )}
      {isAsking && <Skeleton height="14rem" />}
      {refusal && <LinkOver error={refusal} onStartAgain={startAgain} />}
      {isReady && session.token() !== undefined && (
        <Banner tone="info">
          <Trans>
            You’re signed in. The new password is for the account that received the email. If that’s a
            different account, you stay signed in.
          </Trans>
        </Banner>
      )}
      {isReady && <ResetStep email={email} token={token} from={from} onStartAgain={startAgain} />}
    </EntryPage>
  )
}

function resetRequest(email: string) {
  return { email, purpose: 'reset' as const, ...registrationOf(email) }
}

/** Of several registrations of the address, the one that was made in this tab gets the new password. */
function registrationOf(email: string) {
  const registration = registrationSecretOf(email)
  return registration === undefined ? {} : { registration }
}

function Lead({ email, isProved }: { email: string | undefined; isProved: boolean }) {
  if (isProved) return <Trans>You’ll be signed out on all other devices.</Trans>
  if (email === undefined) return <Trans>We’ll email you a code.</Trans>
  return (
    <Trans>
      If there’s an account for {email}, we’ve sent it a code. The email also has a link that works without
      one.
    </Trans>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, authMutations } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { CodeForm } from '../code/code-form.tsx'
import { EmailForm } from '../email-form.tsx'
import { EntryPage } from '../entry-page.tsx'
import { ResetStep } from '../forgot-password/reset-step.tsx'
import { codeSecretsOf, registrationSecretOf } from '../code-secrets.ts'
import { Link, useNavigate } from '../links.ts'
import { validateRoute } from '../routes.ts'
import { SendStep } from './send-step.tsx'
import styles from './validate-page.module.css'

/** /validate: proves an address by the code that was mailed to it. @see specification §2, §4, §5 */
export function ValidatePage() {
  const { t } = useLingui()
  const { from, email: linked } = useRouteSearch(validateRoute)
  const state = useLocation({ select: (location) => location.state })
  const { email = linked, registration: typed, isUnverified } = state
  /** The address that a code was sent to from here, and the one that its holder has a code of. */
  const [sentTo, setSentTo] = useState<string>()
  const [heldBy, setHeldBy] = useState<string>()
  const session = useSession()
  const navigate = useNavigate()
  const hideAddress = useEffectEvent(() => {
    void navigate({ to: '/validate', search: { from }, state: { ...state, email }, replace: true })
  })
  useEffect(() => {
    if (linked !== undefined) hideAddress()
  }, [linked])
  const validate = useMutation({
    ...authMutations.validateCode(),
    onSuccess: async ({ token, purpose }) => {
      // Of an address that is verified already or was registered elsewhere, a code starts no session.
      if (purpose === 'reset') return
      session.start(token)
      // Its guard sends who is signed in to where they wanted to go.
      await navigate({ to: '/login', search: { from } })
    },
  })
  const resetToken = validate.data?.purpose === 'reset' ? validate.data.token : undefined
  const registration = email === undefined ? undefined : registrationSecretOf(email)
  const isSent = email !== undefined && (email === sentTo || typed !== undefined || hasSecrets(email))
  const isToBeSent = isUnverified === true && !isSent && email !== heldBy && resetToken === undefined
  const request = { email: email ?? '', ...(registration !== undefined && { registration }) }
  return (
    <EntryPage
      name={resetToken === undefined ? t`Validate your account` : t`Set a new password`}
      title={<Title isReset={resetToken !== undefined} isToBeSent={isToBeSent} />}
      lead={<Lead email={email} isReset={resetToken !== undefined} isToBeSent={isToBeSent} isSent={isSent} />}
      foot={
        // Back to where the address was typed.
        typed ? (
          <Link
            to="/register"
            search={{ from }}
            state={{ registration: typed }}
            className={textLinkClassName()}
          >
            <Trans>Use another address</Trans>
          </Link>
        ) : (
          <Link to="/login" search={{ from }} className={textLinkClassName()}>
            <Trans>Use another address</Trans>
          </Link>
        )
      }
    >
      {email === undefined && (
        <EmailForm
          label={<Trans>Continue</Trans>}
          isBusy={false}
          error={null}
          failure={null}
          onSubmit={(address) =>
            void navigate({ to: '/validate', search: { from }, state: { email: address } })
          }
        />
      )}
      {isToBeSent && (
        <SendStep request={request} onSent={() => setSentTo(email)} onHasCode={() => setHeldBy(email)} />
      )}
      {email !== undefined && resetToken === undefined && !isToBeSent && (
        <CodeForm
          request={request}
          isBusy={validate.isPending || (validate.isSuccess && session.canStart())}
          error={validate.error}
          otherwise={
            isTooMany(validate.error) ? (
              <ResetWay from={from} />
            ) : (
              <OtherWays from={from} isRegisteredHere={registration !== undefined} />
            )
          }
          onSubmit={(code) => validate.mutate({ email, code, ...codeSecretsOf(email) })}
        />
      )}
      {email !== undefined && resetToken !== undefined && (
        <ResetStep email={email} token={resetToken} from={from} onStartAgain={() => validate.reset()} />
      )}
    </EntryPage>
  )
}

function Title({ isReset, isToBeSent }: { isReset: boolean; isToBeSent: boolean }) {
  if (isReset) return <Trans>Set a new password</Trans>
  return isToBeSent ? <Trans>Validate your account</Trans> : <Trans>Check your email</Trans>
}

interface LeadProps {
  email: string | undefined
  isReset: boolean
  isToBeSent: boolean
  /** Whether it is known that a code was sent. */
  isSent: boolean
}

function Lead({ email, isReset, isToBeSent, isSent }: LeadProps) {
  if (email === undefined) return <Trans>Which address was the code sent to?</Trans>
  if (isReset)
    return (
      <Trans>
        That code is correct. Set a new password, then sign in. You’ll be signed out on all other devices.
      </Trans>
    )
  if (isToBeSent) return <Trans>We’ll email you a code.</Trans>
  // Without a word about what may not have been sent.
  return isSent ? <Trans>We sent a code to {email}.</Trans> : email
}

/** Whether a code was asked for in this tab, by a registration or after it. */
function hasSecrets(email: string): boolean {
  return Object.keys(codeSecretsOf(email)).length > 0
}

function isTooMany(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'too-many-requests'
}

/** Where no more codes are taken. */
function ResetWay({ from }: { from: string | undefined }) {
  return (
    <p className={styles['otherwise']}>
      <Trans>
        Has the link expired?{' '}
        <Link to="/forgot-password" search={{ from }} className={textLinkClassName()}>
          Get another one
        </Link>
      </Trans>
    </p>
  )
}

interface OtherWaysProps {
  from: string | undefined
  /** Whether the registration that the code is for was made in this tab. */
  isRegisteredHere: boolean
}

/** Where a code that is wrong leads on. */
function OtherWays({ from, isRegisteredHere }: OtherWaysProps) {
  return (
    <div className={styles['otherwise']}>
      <p>
        <Link to="/login" search={{ from }} className={textLinkClassName()}>
          <Trans>Sign in again</Trans>
        </Link>
      </p>
      {!isRegisteredHere && (
        <p>
          <Trans>
            Did you create your account in another tab or browser? Enter the code there, or{' '}
            <Link to="/forgot-password" search={{ from }} className={textLinkClassName()}>
              set a new password
            </Link>
            .
          </Trans>
        </p>
      )}
    </div>
  )
}

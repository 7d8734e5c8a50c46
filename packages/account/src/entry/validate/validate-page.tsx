import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { useRouteSearch, useSession } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { CodeForm } from '../code/code-form.tsx'
import { EmailForm } from '../email-form.tsx'
import { EntryPage } from '../entry-page.tsx'
import { Link, useNavigate } from '../../links.ts'
import { validateRoute } from '../../routes.ts'

/** /validate: proves an address by the code that was mailed to it. @see specification §2, §4, §5 */
export function ValidatePage() {
  const { t } = useLingui()
  const { email, from } = useRouteSearch(validateRoute)
  const session = useSession()
  const navigate = useNavigate()
  const validate = useMutation({
    ...authMutations.validateCode(),
    onSuccess: async (token) => {
      session.start(token)
      // Its guard sends who is signed in to where they wanted to go.
      await navigate({ to: '/login', search: { from } })
    },
  })
  const signIn = (
    <Link to="/login" search={{ from }} className={textLinkClassName()}>
      <Trans>Sign in again</Trans>
    </Link>
  )
  return (
    <EntryPage
      name={t`Validate your account`}
      title={<Trans>Check your mail</Trans>}
      lead={
        email === undefined ? (
          <Trans>Which address was the code sent to?</Trans>
        ) : (
          <Trans>We sent a code to {email}.</Trans>
        )
      }
      foot={
        <Link to="/login" search={{ from }} className={textLinkClassName()}>
          <Trans>Use another address</Trans>
        </Link>
      }
    >
      {email === undefined ? (
        <EmailForm
          label={<Trans>Go on</Trans>}
          isBusy={false}
          error={null}
          failure={null}
          onSubmit={(address) => void navigate({ to: '/validate', search: { email: address, from } })}
        />
      ) : (
        <CodeForm
          request={{ email }}
          isBusy={validate.isPending || (validate.isSuccess && session.canStart())}
          error={validate.error}
          otherwise={signIn}
          onSubmit={(code) => validate.mutate({ email, code })}
        />
      )}
    </EntryPage>
  )
}

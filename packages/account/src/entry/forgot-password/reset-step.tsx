import { authMutations, userQueries } from '@replybay/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../links.ts'
import { ResetForm } from './reset-form.tsx'

interface ResetStepProps {
  /** Not known where the link of a mail led here. */
  email: string | undefined
  /** What the code answered; it is kept nowhere else. */
  token: string
  /** Where to go after signing in. */
  from: string | undefined
  onStartAgain: () => void
}

/** A new password with the token of a code, and then to sign-in. */
export function ResetStep({ email, token, from, onStartAgain }: ResetStepProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const reset = useMutation({
    ...authMutations.resetPassword(),
    onSuccess: () => {
      // Whoever is signed in here may be no longer: the sign-in page's guard asks the server anew.
      client.removeQueries({ queryKey: userQueries.info().queryKey })
      return navigate({ to: '/login', search: { from, why: 'password-changed' } })
    },
  })
  return (
    <ResetForm
      email={email}
      isBusy={reset.isPending || reset.isSuccess}
      error={reset.error}
      onStartAgain={onStartAgain}
      onSubmit={(password) => reset.mutate({ token, password })}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { Banner, Spinner, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { signInAnswerIn } from './sign-in-answer.ts'
import { useForgetConnections } from './use-kept-connection.ts'

/** Finishes what was begun at a provider, when it leads back here; the answer does not stay in the address. */
export function SignInReturn() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const { mutate, isPending, error } = useMutation(emailMutations.finishSignIn())
  const forgetTyped = useForgetConnections()
  const [isGivenUp, setGivenUp] = useState(false)
  const taken = useRef('')
  const take = useEffectEvent((given: string) => {
    const answer = signInAnswerIn(given)
    if (!answer || taken.current === given) return
    taken.current = given
    void navigate({ to: '/emails/integration', hash: '', replace: true })
    setGivenUp(answer.code === '')
    if (answer.code === '') return
    mutate(answer, {
      onSuccess: (mailbox) => {
        forgetTyped()
        const address = mailbox?.address ?? ''
        toasts.show({ tone: 'success', title: t`Connected: ${address}` })
      },
    })
  })
  useEffect(() => take(hash), [hash])
  if (isPending) {
    return (
      <Banner tone="info" icon={<Spinner />}>
        {t`Connecting…`}
      </Banner>
    )
  }
  if (error) {
    return (
      <Banner tone="danger">
        {[wordError(i18n, 'finishMailboxSignIn', error), errorDetail(i18n, error)].filter(Boolean).join('. ')}
      </Banner>
    )
  }
  return isGivenUp && <Banner tone="info">{t`You didn’t finish signing in. Nothing has changed.`}</Banner>
}

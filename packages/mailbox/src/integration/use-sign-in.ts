import { useLingui } from '@lingui/react/macro'
import { emailMutations, type MailProvider } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** Leaves for the page of a provider where one signs in; it leads back here. */
export function useSignIn() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const { mutate, isPending } = useMutation(emailMutations.beginSignIn())
  return {
    isPending,
    start: (provider: MailProvider['id']) =>
      mutate(
        { provider },
        {
          onSuccess: (signIn) => signIn && window.location.assign(signIn.url),
          onError: (error) => {
            const title = wordError(i18n, 'beginMailboxSignIn', error)
            toasts.show({ tone: 'danger', title, detail: errorDetail(i18n, error) })
          },
        },
      ),
  }
}

import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** Senders whose images from outside the person sees without being asked. */
export function useImageSenders() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const { emailImageSenders: senders = [] } = useUser()
  const save = useMutation({
    ...userMutations.update(),
    onError: (error) => toasts.show({ title: wordError(i18n, 'updateUser', error), tone: 'danger' }),
  })
  const change = (emailImageSenders: string[]) => save.mutate({ emailImageSenders })
  return {
    senders,
    isSaving: save.isPending,
    add: (address: string) => change([...senders, address.toLowerCase()]),
    remove: (address: string) => change(senders.filter((each) => each !== address)),
  }
}

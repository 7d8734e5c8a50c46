import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangePasswordForm } from './change-password-form.tsx'

/** The form for another password, which is empty again once it is changed. */
export function ChangePasswordSection() {
  const { t } = useLingui()
  const user = useUser()
  const toasts = useToasts()
  const [changes, setChanges] = useState(0)
  const change = useMutation({
    ...userMutations.changePassword(),
    onSuccess: (_, { signOutOthers }) => {
      setChanges((count) => count + 1)
      toasts.show({
        tone: 'success',
        title: t`Your password was changed`,
        ...(signOutOthers && { detail: t`You’ve been signed out everywhere else.` }),
      })
    },
  })
  return (
    <ChangePasswordForm
      key={changes}
      about={[user.email ?? '', user.name ?? '', user.companyNameRaw ?? '']}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={change.mutateAsync}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { SettingsPage, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveQuestion } from '../leave-question.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

/** /change-password. @see specification §2, §7 */
export function ChangePasswordPage() {
  const { t } = useLingui()
  const user = useUser()
  const toasts = useToasts()
  const [changes, setChanges] = useState(0)
  const change = useMutation({
    ...userMutations.changePassword(),
    onSuccess: (_, { signOutOthers }) => {
      // An empty form again.
      setChanges((count) => count + 1)
      toasts.show({
        tone: 'success',
        title: t`Your password was changed`,
        ...(signOutOthers && { detail: t`You’ve been signed out everywhere else.` }),
      })
    },
  })
  return (
    <SettingsPage title={t`Password`}>
      <title>{`${t`Password`} · Replybay`}</title>
      <LeaveQuestion keepsDrafts={false}>
        <ChangePasswordForm
          key={changes}
          about={[user.email ?? '', user.name ?? '', user.companyNameRaw ?? '']}
          isBusy={change.isPending}
          error={change.error}
          onSubmit={change.mutateAsync}
        />
      </LeaveQuestion>
    </SettingsPage>
  )
}

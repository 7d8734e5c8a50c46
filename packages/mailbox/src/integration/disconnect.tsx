import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { Button, ConfirmDialog, SettingsSection, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'

interface DisconnectProps {
  address: string | undefined
  /** Whether its emails live at a mail server, and not here alone. */
  isRemote: boolean
}

/** Disconnects the mailbox, once its address was typed, where that is known. */
export function Disconnect({ address, isRemote }: DisconnectProps) {
  const { t, i18n } = useLingui()
  const name = address ?? t`Mailbox`
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(emailMutations.removeSettings())
  const { error } = remove
  function disconnect() {
    remove.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: t`Disconnected: ${name}` }),
    })
  }
  return (
    <SettingsSection
      tone="danger"
      title={t`Disconnect this mailbox`}
      detail={
        isRemote
          ? t`New emails stop arriving here. Everything stays as it is at your provider.`
          : t`New emails stop arriving here, and its emails are deleted: a local mailbox keeps them nowhere else.`
      }
      aside={<Button variant="danger" onClick={() => setAsking(true)}>{t`Disconnect…`}</Button>}
    >
      <ConfirmDialog
        title={t`Disconnect ${name}?`}
        confirmLabel={t`Disconnect`}
        {...(address !== undefined && { typed: address })}
        isOpen={isAsking}
        busy={remove.isPending}
        error={
          error &&
          [wordError(i18n, 'removeEmailSettings', error), errorDetail(i18n, error)].filter(Boolean).join('. ')
        }
        onConfirm={disconnect}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        {isRemote
          ? t`Its emails go from Replybay, and stay at your provider. What is still to be sent is not sent. Tickets and customers stay.`
          : t`All emails of this mailbox are deleted, and can’t be brought back. Tickets and customers stay.`}
      </ConfirmDialog>
    </SettingsSection>
  )
}

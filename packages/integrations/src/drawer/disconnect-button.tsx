import { Trans, useLingui } from '@lingui/react/macro'
import { type Integration, integrationMutations } from '@replybay/api-client'
import { Button, ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import type { Service } from '../model/service.ts'

interface DisconnectButtonProps {
  service: Service
  connected: Integration
  /** It is disconnected. */
  onGone: () => void
}

/** Disconnects a service, after saying what stops and what is kept. */
export function DisconnectButton({ service, connected, onGone }: DisconnectButtonProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    ...integrationMutations.remove(connected._id),
    // Not of the call: once it is gone from the list, its button is, too.
    onSuccess() {
      toasts.show({ tone: 'success', title: t`${service.name} is disconnected` })
      onGone()
    },
  })
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        <Trans>Disconnect…</Trans>
      </Button>
      <ConfirmDialog
        title={t`Disconnect ${service.name}?`}
        confirmLabel={t`Disconnect`}
        isOpen={isAsking}
        busy={remove.isPending}
        error={remove.error && wordError(i18n, 'removeIntegration', remove.error)}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{i18n._(service.consequences)}</p>
        <p>
          <Trans>Its keys are deleted here. You’ll need them again to reconnect.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}

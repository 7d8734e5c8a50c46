import { useLingui } from '@lingui/react/macro'
import { ApiError, emailMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useKeptFields } from '@replybay/sync'
import { Banner, Button, SettingsSection, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isAddress } from '../composer/recipients.ts'
import { wordError } from '../errors.ts'
import styles from './integration.module.css'
import { useConnectionKey, useForgetConnections } from './use-kept-connection.ts'

/** Connects a local mailbox. What is typed is kept until then. */
export function LocalForm() {
  const { t, i18n } = useLingui()
  const id = useId()
  const toasts = useToasts()
  const { fields, change } = useKeptFields(useConnectionKey('local'), { address: '' })
  const forgetTyped = useForgetConnections()
  const { address } = fields
  const [isRefused, setRefused] = useState(false)
  const connect = useMutation(emailMutations.connect())
  const { error } = connect
  const code = error instanceof ApiError ? error.code : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = address.trim()
    if (!isAddress(typed)) return setRefused(true)
    connect.mutate(
      { address: typed, kind: 'local' },
      {
        onSuccess: () => {
          forgetTyped()
          toasts.show({ tone: 'success', title: t`Connected: ${typed}` })
        },
      },
    )
  }
  return (
    <SettingsSection
      title={t`Connect a local mailbox`}
      detail={t`It takes emails that are delivered to the server that Replybay runs on, and needs no password.`}
    >
      <form noValidate className={styles['form']} onSubmit={submit}>
        {error && code !== 'conflict' && (
          <Banner tone="danger">
            {code === 'feature-off'
              ? t`This server takes no emails. Ask the person who runs it to turn that on.`
              : [wordError(i18n, 'connectMailbox', error), errorDetail(i18n, error)]
                  .filter(Boolean)
                  .join('. ')}
          </Banner>
        )}
        <TextField
          id={id}
          type="email"
          label={t`Email address`}
          autoComplete="off"
          value={address}
          hint={t`Customers write to it, and your replies come from it.`}
          error={
            (isRefused && t`Enter an email address, such as hello@your-shop.com`) ||
            (code === 'conflict' && wordError(i18n, 'connectMailbox', error))
          }
          onChange={({ currentTarget }) => {
            change({ address: currentTarget.value })
            setRefused(false)
            if (error) connect.reset()
          }}
        />
        <div>
          <Button type="submit" variant="primary" loading={connect.isPending}>
            {t({ context: 'mailbox', message: 'Connect' })}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}

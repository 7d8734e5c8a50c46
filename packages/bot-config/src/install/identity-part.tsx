import { Trans, useLingui } from '@lingui/react/macro'
import { webMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Banner, Button, ConfirmDialog, CopyButton, useToasts } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './install.module.css'

/** In a page of the shop. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- code
const call = 'Replybay.identify({ email, signature })'

/** The secret with which the shop's server says who a signed-in customer is. It is read only when somebody asks. */
export function IdentityPart({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const canChange = useCan('webs')
  const [secret, setSecret] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const show = useMutation(webMutations.identitySecret(id))
  const renew = useMutation(webMutations.renewIdentitySecret(id))
  if (!canChange) return null
  const error = renew.error ?? show.error
  return (
    <div className={styles['part']}>
      <h3 className={styles['heading']}>
        <Trans>Verify signed-in customers</Trans>
      </h3>
      <p className={styles['place']}>
        <Trans>
          Sign a customer’s email on your server with this secret, and pass it on: <code>{call}</code>. Their
          tickets are then verified. The signature is the HMAC-SHA256 of the email in lower case, in hex.
        </Trans>
      </p>
      {error && (
        <Banner tone="danger">
          {wordError(i18n, renew.error ? 'renewIdentitySecret' : 'getIdentitySecret', error)}
        </Banner>
      )}
      {secret === undefined ? (
        <Button loading={show.isPending} onClick={() => show.mutate(undefined, { onSuccess: setSecret })}>
          <Trans>Show the secret</Trans>
        </Button>
      ) : (
        <>
          <code className={styles['secret']} aria-label={t`Secret`}>
            {secret}
          </code>
          <div className={styles['foot']}>
            <CopyButton text={secret} variant="default" leftIcon={<IconCopy aria-hidden />}>
              <Trans>Copy the secret</Trans>
            </CopyButton>
            <Button onClick={() => setSecret(undefined)}>
              <Trans>Hide</Trans>
            </Button>
            <Button onClick={() => setAsked(true)}>
              <Trans>Make a new secret</Trans>
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        title={t`Make a new secret?`}
        confirmLabel={t`Make a new secret`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          renew.mutate(undefined, {
            onSuccess: (made) => {
              setSecret(made)
              toasts.show({ tone: 'success', title: t`New secret made` })
            },
          })
        }}
      >
        <Trans>
          Your server’s signatures are refused until it uses the new one. Customers then can’t begin a chat as
          themselves.
        </Trans>
      </ConfirmDialog>
    </div>
  )
}

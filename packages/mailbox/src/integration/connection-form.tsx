import { useLingui } from '@lingui/react/macro'
import { ApiError, emailMutations, type MailboxSettings, type MailProvider } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { Banner, Button, Checkbox, PasswordField, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { wordError } from '../errors.ts'
import {
  type ConnectionDraft,
  connectionOf,
  type DraftField,
  missingField,
  withAddress,
  withProvider,
  withServer,
} from './connection-draft.ts'
import styles from './connection-form.module.css'
import { ConnectionTest } from './connection-test.tsx'
import { fieldOf } from './field-of.ts'
import { ProviderChoice } from './provider-choice.tsx'
import { SignInWith } from './sign-in-with.tsx'
import { ServerFields } from './server-fields.tsx'
import { useConnectionTest } from './use-connection-test.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useForgetConnections, useKeptConnection } from './use-kept-connection.ts'

interface ConnectionFormProps {
  providers: readonly MailProvider[]
  /** The connection as it is, where it is to be another one. */
  settings?: MailboxSettings | undefined
  /** It was saved, or given up. */
  onDone?: () => void
  /** Something is typed that is not saved. */
  onTyped?: (isTyped: boolean) => void
}

/** Connects a mailbox that lives at a mail server: tried first, then saved. What is typed is kept until then, but for passwords. */
export function ConnectionForm({ providers, settings, onDone, onTyped }: ConnectionFormProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { draft, ...kept } = useKeptConnection(providers, settings)
  const forgetTyped = useForgetConnections()
  const [missing, setMissing] = useState<DraftField>()
  const fields = useRef(new Map<DraftField, HTMLInputElement>())
  const test = useConnectionTest()
  const connect = useMutation(emailMutations.connect())
  const isKept = settings !== undefined
  const isPasswordKept = isKept && settings.signsIn !== true
  const provider = providers.find(({ id }) => id === draft.provider)
  const signsIn = provider?.signsIn === true && !draft.usesPassword
  // A field that somebody is typing in stays.
  const signsInAlone = signsIn && draft.isProviderChosen
  const errorOf = useFieldErrors({ missing, failed: test.problem, provider })
  const passwordLabel = provider?.passwordKind === 'app' ? t`App password` : t`Mailbox password`
  const error = test.error ?? connect.error
  const isTaken = error instanceof ApiError && error.code === 'conflict'

  function change(next: ConnectionDraft) {
    kept.change(next)
    setMissing(undefined)
    test.reset()
    if (connect.error) connect.reset()
    onTyped?.(true)
  }
  const refOf = (field: DraftField) => (element: HTMLInputElement | null) => {
    if (element) fields.current.set(field, element)
  }
  const focus = (field: DraftField | undefined) => field && fields.current.get(field)?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (signsInAlone) return
    const empty = missingField(draft, isPasswordKept)
    setMissing(empty)
    if (empty) return focus(empty)
    const connection = connectionOf(draft)
    if (!test.hasPassed) {
      const failed = await test.run(connection)
      return focus(failed && fieldOf(failed))
    }
    connect.mutate(
      { ...connection, kind: 'imap' },
      {
        onSuccess: () => {
          forgetTyped()
          toasts.show({ tone: 'success', title: t`Connected: ${connection.address}` })
          onDone?.()
        },
        onError: () => focus('address'),
      },
    )
  }

  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={t`Connection`}
      onSubmit={(event) => void submit(event)}
    >
      <ProviderChoice
        providers={providers}
        chosen={draft.provider}
        onChoose={(chosen) => change(withProvider(draft, chosen))}
      />
      {error && !isTaken && (
        <Banner tone="danger">
          {[wordError(i18n, test.error ? 'testMailbox' : 'connectMailbox', error), errorDetail(i18n, error)]
            .filter(Boolean)
            .join('. ')}
        </Banner>
      )}
      {signsIn && (
        <SignInWith
          provider={provider}
          onPassword={signsInAlone ? () => kept.change({ ...draft, usesPassword: true }) : undefined}
        />
      )}
      {!signsInAlone && (
        <>
          <div className={styles['pair']}>
            <TextField
              ref={refOf('address')}
              type="email"
              label={t`Email address`}
              autoComplete="off"
              readOnly={isKept}
              value={draft.address}
              error={errorOf('address') || (isTaken && wordError(i18n, 'connectMailbox', error))}
              onChange={({ currentTarget }) => change(withAddress(draft, currentTarget.value, providers))}
            />
            <PasswordField
              ref={refOf('password')}
              label={passwordLabel}
              autoComplete="off"
              value={draft.password}
              hint={isPasswordKept && t`Leave it empty to keep the one that is saved.`}
              error={errorOf('password')}
              onChange={({ currentTarget }) => change({ ...draft, password: currentTarget.value })}
            />
          </div>
          <ServerFields
            ref={refOf('incoming')}
            label={t`Incoming (IMAP)`}
            server={draft.incoming}
            error={errorOf('incoming')}
            onChange={(server) => change(withServer(draft, 'incoming', server))}
          />
          <ServerFields
            ref={refOf('outgoing')}
            label={t`Outgoing (SMTP)`}
            server={draft.outgoing}
            error={errorOf('outgoing')}
            onChange={(server) => change(withServer(draft, 'outgoing', server))}
          />
          {draft.provider === 'other' && (
            <TextField
              label={t`User name`}
              autoComplete="off"
              autoCapitalize="none"
              value={draft.user}
              hint={t`Only where it isn’t the email address.`}
              onChange={({ currentTarget }) => change({ ...draft, user: currentTarget.value })}
            />
          )}
          <Checkbox
            label={t`Same user name and password for sending`}
            checked={draft.isSameForSending}
            onChange={({ currentTarget }) => change({ ...draft, isSameForSending: currentTarget.checked })}
          />
          {!draft.isSameForSending && (
            <div className={styles['pair']}>
              <TextField
                ref={refOf('sendingUser')}
                label={t`User name for sending`}
                autoComplete="off"
                autoCapitalize="none"
                value={draft.sendingUser}
                error={errorOf('sendingUser')}
                onChange={({ currentTarget }) => change({ ...draft, sendingUser: currentTarget.value })}
              />
              <PasswordField
                ref={refOf('sendingPassword')}
                label={t`Password for sending`}
                autoComplete="off"
                value={draft.sendingPassword}
                error={errorOf('sendingPassword')}
                onChange={({ currentTarget }) => change({ ...draft, sendingPassword: currentTarget.value })}
              />
            </div>
          )}
          {(test.running !== undefined || test.results.length > 0) && (
            <ConnectionTest test={test} helpUrl={provider?.helpUrl} />
          )}
        </>
      )}
      <div className={styles['foot']}>
        <p className={styles['detail']}>
          {isKept && t`Nothing has changed yet. Emails still arrive by the connection that is saved.`}
        </p>
        {onDone && (
          <Button
            onClick={() => {
              kept.clear()
              onDone()
            }}
          >{t`Cancel`}</Button>
        )}
        {!signsInAlone && (
          <Button type="submit" variant="primary" loading={test.running !== undefined || connect.isPending}>
            {test.hasPassed ? t`Save` : test.problem ? t`Test again` : t`Test the connection`}
          </Button>
        )}
      </div>
    </form>
  )
}

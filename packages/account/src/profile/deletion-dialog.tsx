import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, authMutations } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { forgetDrafts } from '@replybay/sync'
import { Button, Dialog, FormFrame, PasswordField, TextField, useForm } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'
import { BillingLink } from './billing-link.tsx'
import { deletionFailure } from './deletion-outcome.ts'

interface DeletionDialogProps {
  /** Empty where the company has none. */
  company: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the company's name, or another word where it has none, and the password before everything is gone. */
export function DeletionDialog({ company, isOpen, onClose }: DeletionDialogProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const { _id: userId, email } = useUser()
  const word = company.trim() || email || 'Replybay'
  const formId = useId()
  const deletion = useMutation({
    ...authMutations.deleteAccount(),
    onSuccess: async () => {
      await forgetDrafts(userId)
      return session.end('asked')
    },
  })
  const form = useForm({
    initialValues: { name: '', password: '' },
    rules: {
      name: (name) => name.trim() === word || t`This doesn’t match ${word}`,
      password: (password) => password !== '' || t`Enter your current password`,
    },
  })
  const error = useMemo(() => deletionFailure(deletion.error), [deletion.error])
  const isSubscribed = error instanceof ApiError && error.code === 'active-subscription'
  const isAtField = useFieldFailure(form, {
    error,
    places: { 'invalid-password': 'password' },
    words: (failure) => wordError(i18n, 'deleteAccount', failure),
  })
  const close = () => {
    form.reset()
    deletion.reset()
    onClose()
  }
  return (
    <Dialog
      title={company.trim() ? t`Delete ${company}’s account?` : t`Delete the whole account?`}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={deletion.isPending}>
            <Trans>Delete everything</Trans>
          </Button>
        </>
      }
    >
      <FormFrame id={formId} form={form} onSubmit={({ password }) => deletion.mutate({ password })}>
        {!isAtField && (
          <FailureNote error={error}>
            {error && <ErrorText title={wordError(i18n, 'deleteAccount', error)} error={error} />}
            {isSubscribed && (
              <>
                {' '}
                <BillingLink />
              </>
            )}
          </FailureNote>
        )}
        <p>
          <Trans>Everything is deleted immediately, and everyone in the company is signed out.</Trans>
        </p>
        <TextField
          data-autofocus
          label={t`Type ${word} to confirm`}
          autoComplete="off"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </FormFrame>
    </Dialog>
  )
}

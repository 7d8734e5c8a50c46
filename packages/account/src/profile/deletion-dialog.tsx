import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations } from '@replybay/api-client'
import { useSession, useUser } from '@replybay/feature-kit'
import { forgetDrafts } from '@replybay/sync'
import { Button, Dialog, FormFrame, PasswordField, TextField, useForm } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { wordError } from '../errors.ts'

interface DeletionDialogProps {
  company: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the company's name and the password before everything is gone. */
export function DeletionDialog({ company, isOpen, onClose }: DeletionDialogProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const userId = useUser()._id
  const formId = useId()
  const deletion = useMutation({
    ...authMutations.deleteAccount(),
    onSuccess: () => {
      forgetDrafts(userId)
      return session.end('asked')
    },
  })
  const form = useForm({
    initialValues: { name: '', password: '' },
    rules: {
      name: (name) => name.trim() === company.trim() || t`This doesn’t match ${company}`,
      password: (password) => password !== '' || t`Enter your current password`,
    },
  })
  const { error } = deletion
  const isAtField = useFieldFailure(form, {
    error,
    places: { 'invalid-password': 'password' },
    words: (failure) => wordError(i18n, 'deleteAccount', failure),
  })
  return (
    <Dialog
      title={t`Delete ${company}’s account?`}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>
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
          <FailureNote error={error}>{error && wordError(i18n, 'deleteAccount', error)}</FailureNote>
        )}
        <p>
          <Trans>Everything is deleted immediately, and everyone in the company is signed out.</Trans>
        </p>
        <TextField
          label={t`Type ${company} to confirm`}
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

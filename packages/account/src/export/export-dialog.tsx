import { Trans, useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { Button, Dialog, FormFrame, PasswordField, useForm } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'

interface ExportDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks for the password before everything that the account holds is saved as a file. */
export function ExportDialog({ isOpen, onClose }: ExportDialogProps) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const read = useMutation(userMutations.exportAccount())
  const form = useForm({
    initialValues: { password: '' },
    rules: { password: (password) => password !== '' || t`Enter your current password` },
  })
  const { error } = read
  const isAtField = useFieldFailure(form, {
    error,
    places: { 'invalid-password': 'password' },
    words: (failure) => wordError(i18n, 'exportAccount', failure),
  })
  const close = () => {
    form.reset()
    read.reset()
    onClose()
  }
  const save = (file: Blob | undefined) => {
    if (file) saveFile('replybay-account.json', file)
    close()
  }
  return (
    <Dialog
      title={t`Export all data`}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={read.isPending}>
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <FormFrame
        id={formId}
        form={form}
        onSubmit={({ password }) => read.mutate({ password }, { onSuccess: save })}
      >
        {!isAtField && (
          <FailureNote error={error}>
            {error && <ErrorText title={wordError(i18n, 'exportAccount', error)} error={error} />}
          </FailureNote>
        )}
        <p>
          <Trans>One file with your tickets, customers, team, and settings.</Trans>
        </p>
        <PasswordField
          data-autofocus
          label={t`Your password`}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </FormFrame>
    </Dialog>
  )
}

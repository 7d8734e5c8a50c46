import { Trans, useLingui } from '@lingui/react/macro'
import { type TeamMember, teamMutations } from '@replybay/api-client'
import { personName } from '@replybay/feature-kit'
import { Button, Dialog, FormFrame, PasswordField, useForm, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { FailureNote } from '../entry/failure-note.tsx'
import { useFieldFailure } from '../entry/use-field-failure.ts'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'

interface HandOverDialogProps {
  member: TeamMember
  isOpen: boolean
  onClose: () => void
}

/** Asks for the password before a colleague becomes the owner. */
export function HandOverDialog({ member, isOpen, onClose }: HandOverDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const formId = useId()
  const name = personName(member)
  const handOver = useMutation(teamMutations.handOverOwnership())
  const sayDone = () => {
    close()
    toasts.show({ tone: 'success', title: t`${name} is now the owner` })
  }
  const form = useForm({
    initialValues: { password: '' },
    rules: { password: (password) => password !== '' || t`Enter your current password` },
  })
  const { error } = handOver
  const isAtField = useFieldFailure(form, {
    error,
    places: { 'invalid-password': 'password' },
    words: (failure) => wordError(i18n, 'handOverOwnership', failure),
  })
  function close() {
    form.reset()
    // What is on its way tells how it ended.
    if (!handOver.isPending) handOver.reset()
    onClose()
  }
  return (
    <Dialog
      title={t`Transfer ownership to ${name}?`}
      isOpen={isOpen}
      onClose={close}
      size="sm"
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={handOver.isPending}>
            <Trans>Transfer ownership</Trans>
          </Button>
        </>
      }
    >
      <FormFrame
        id={formId}
        form={form}
        onSubmit={({ password }) => handOver.mutate({ id: member._id, password }, { onSuccess: sayDone })}
      >
        {!isAtField && (
          <FailureNote error={error}>
            {error && <ErrorText title={wordError(i18n, 'handOverOwnership', error)} error={error} />}
          </FailureNote>
        )}
        <p>
          <Trans>
            They’ll manage subscription and billing, and you’ll become an admin. Only they can transfer it
            back.
          </Trans>
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

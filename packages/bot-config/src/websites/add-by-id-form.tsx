import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, webMutations } from '@replybay/api-client'
import { FormFrame, TextField, useForm } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { wordError } from '../errors.ts'
import type { AddingFormProps } from './new-website-form.tsx'
import { useAddedWebsite } from './use-added-website.ts'

/** Adds a website by its id. */
export function AddByIdForm({ id, onBusy, onTyped, onAdded }: AddingFormProps) {
  const { t, i18n } = useLingui()
  const told = useAddedWebsite()
  const add = useMutation(webMutations.add())
  const form = useForm({
    initialValues: { webId: '' },
    rules: { webId: (value) => value.trim() !== '' || t`Enter the website ID` },
  })
  useEffect(() => {
    if (!add.error) return
    const isUnknown = add.error instanceof ApiError && add.error.status === 404
    const title = wordError(i18n, 'addWeb', add.error)
    form.setFieldError(
      'webId',
      isUnknown ? (
        <>
          <strong>{title}</strong> {t`No website has this ID. Check it and try again.`}
        </>
      ) : (
        <ErrorWords operation="addWeb" error={add.error} />
      ),
    )
    form.getInputNode('webId')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is told once; all else is the same throughout
  }, [add.error])
  const isTyped = form.isDirty()
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
  return (
    <FormFrame
      id={id}
      form={form}
      onSubmit={({ webId }) => {
        if (add.isPending) return
        onBusy(true)
        add.mutate(
          { webId: webId.trim() },
          {
            onSuccess: (web) => {
              told(web?._id, web?.name || web?.domain || t`Website without a name`)
              onAdded()
            },
            onSettled: () => onBusy(false),
          },
        )
      }}
    >
      <p>
        <Trans>For a website that was made for your company already.</Trans>
      </p>
      <TextField
        key={form.key('webId')}
        {...form.getInputProps('webId')}
        data-autofocus
        label={t`Website ID`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormFrame>
  )
}

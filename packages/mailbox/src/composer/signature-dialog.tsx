import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Button, Dialog, TextArea, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'

/** Where a person changes what stands below their emails. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { emailSignature = '' } = useUser()
  const [text, setText] = useState(emailSignature)
  const save = useMutation(userMutations.update())
  function submit() {
    save.mutate(
      { emailSignature: text },
      {
        onSuccess: () => {
          toasts.show({ title: text.trim() === '' ? t`Signature deleted` : t`Signature saved` })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t`Your signature`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" loading={save.isPending} disabled={text.length > MOST} onClick={submit}>
            {t`Save signature`}
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Signature`}
        hint={t`Added below each email you write.`}
        rows={5}
        limit={MOST}
        value={text}
        error={save.error && wordError(i18n, 'updateUser', save.error)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Dialog>
  )
}

/** In UTF-16 units. */
const MOST = 2_000

import { Trans, useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { personName } from '@replybay/feature-kit'
import { Avatar, Button, ImageCropDialog, VisuallyHidden } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'
import styles from './profile.module.css'

/** The person's picture, and the way to another one. A failure keeps the old one, and the part that was chosen. */
export function AvatarControl({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const upload = useMutation(userMutations.updateAvatar())
  return (
    <div className={styles['picture']}>
      <Avatar name={personName(user)} size={40} src={user.avatarUrl} />
      <label>
        <VisuallyHidden>{t`Photo`}</VisuallyHidden>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ currentTarget }) => {
            upload.reset()
            setChosen(currentTarget.files?.[0])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <Button onClick={() => picker.current?.click()}>
        {user.avatarUrl ? <Trans>Change photo</Trans> : <Trans>Upload photo</Trans>}
      </Button>
      <ImageCropDialog
        title={t`Your photo`}
        file={chosen}
        shape="circle"
        confirmLabel={t`Save photo`}
        formats={t`PNG, JPEG, WebP, GIF`}
        busy={upload.isPending}
        error={
          upload.error && (
            <ErrorText title={wordError(i18n, 'updateAvatar', upload.error)} error={upload.error} />
          )
        }
        onConfirm={(avatar) => upload.mutate({ avatar }, { onSuccess: () => setChosen(undefined) })}
        onChooseAnother={() => picker.current?.click()}
        onClose={() => setChosen(undefined)}
      />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { Avatar, Banner, Button, VisuallyHidden } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordError } from '../errors.ts'
import styles from './profile.module.css'

/** The person's picture, and the way to another one. A failure keeps the old one. */
export function AvatarControl({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const upload = useMutation(userMutations.updateAvatar())
  return (
    <div className={styles['picture']}>
      <Avatar name={user.name ?? user.email ?? ''} size={40} src={user.avatarUrl} />
      <label>
        <VisuallyHidden>{t`Picture`}</VisuallyHidden>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={({ currentTarget }) => {
            const [avatar] = currentTarget.files ?? []
            if (avatar) upload.mutate({ avatar })
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <Button loading={upload.isPending} onClick={() => picker.current?.click()}>
        <Trans>Choose a picture</Trans>
      </Button>
      {upload.error && <Banner tone="danger">{wordError(i18n, 'updateAvatar', upload.error)}</Banner>}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { CopyButton } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import styles from './subscription.module.css'

interface RequestToOwnerProps {
  /** What the owner has to know. */
  reason: string
}

/** For a teammate: who can mend it, and words to send them. */
export function RequestToOwner({ reason }: RequestToOwnerProps) {
  const { t } = useLingui()
  const { ownerName } = useUser()
  const { origin } = globalThis.location
  const request = ownerName
    ? t`Hello ${ownerName}, Replybay shows this message: “${reason}”. I can’t reply to customers until it’s resolved. Can you take a look? ${origin}`
    : t`Hello, Replybay shows this message: “${reason}”. I can’t reply to customers until it’s resolved. Can you take a look? ${origin}`
  return (
    <>
      <p className={styles['advice']}>
        {ownerName ? (
          <Trans>{ownerName} owns the account and can change this.</Trans>
        ) : (
          <Trans>The account owner can change this.</Trans>
        )}
      </p>
      <div className={styles['actions']}>
        <CopyButton text={request} variant="primary" leftIcon={<IconCopy aria-hidden />}>
          <Trans>Copy a message to send</Trans>
        </CopyButton>
      </div>
    </>
  )
}

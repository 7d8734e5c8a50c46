import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from '../entry.module.css'
import { wordError } from '../errors.ts'

interface InvitationProblemProps {
  /** What reading the invitation threw. */
  error: Error
  /** What to do where the invitation was used or is over. */
  advice?: ReactNode
  onRetry: () => void
}

/** Whether reading an invitation said that it was used or canceled, or has expired. */
export function isInvitationOver(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'invitation-over'
}

/** Why an invitation can't be shown, and how to go on. */
export function InvitationProblem({ error, advice, onRetry }: InvitationProblemProps) {
  const { i18n } = useLingui()
  const isOver = isInvitationOver(error)
  return (
    <Banner
      tone="danger"
      action={
        !isOver && (
          <Button size="sm" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )
      }
    >
      <strong className={styles['problem']}>{wordError(i18n, 'readInvitation', error)}</strong>
      {isOver && (
        <>
          <Trans>It was used or canceled, or it has expired.</Trans> {advice}
        </>
      )}
    </Banner>
  )
}

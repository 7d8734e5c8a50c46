import { Trans } from '@lingui/react/macro'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { FailedIllustration } from '../illustrations/failed-illustration.tsx'
import { CopyButton } from './copy-button.tsx'
import { StateFrame } from './state-frame.tsx'

export interface ProblemStateProps {
  /** The catalogued text of the error. */
  title: ReactNode
  /** What it means for the reader, in plain words. */
  detail?: ReactNode
  onRetry?: (() => void) | undefined
  /** The way on, where there is nothing to retry. */
  action?: ReactNode
  /** What "Copy report" puts on the clipboard. Without it there is no such button. */
  report?: string | undefined
}

/** A call failed, and there is no older data to show. */
export function ProblemState({ title, detail, onRetry, action, report }: ProblemStateProps) {
  const actions = (onRetry || action || report) && (
    <>
      {onRetry && (
        <Button variant="primary" leftIcon={<IconRefresh aria-hidden />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {action}
      {report && (
        <CopyButton text={report}>
          <Trans>Copy report</Trans>
        </CopyButton>
      )}
    </>
  )
  return (
    <StateFrame
      role="alert"
      picture={<FailedIllustration />}
      title={title}
      detail={detail}
      actions={actions}
    />
  )
}

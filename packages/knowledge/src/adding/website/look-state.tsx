import { Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import styles from './look.module.css'
import type { Looked } from './use-website-look.ts'

/** Whether a website answers, as far as that is known. */
export function LookState({ looked, host }: { looked: Looked; host: string | undefined }) {
  const isFound = 'look' in looked && looked.look !== undefined
  return (
    <p role="status" className={styles['answers']}>
      {isFound && (
        <>
          <IconCircleCheckFilled aria-hidden />
          <Trans>{host} is reachable</Trans>
        </>
      )}
      {!isFound && looked.kind === 'looking' && (
        <span className={styles['looking']}>
          <Trans>Checking {host}…</Trans>
        </span>
      )}
      {!isFound && looked.kind === 'failed' && (
        <span className={styles['looking']}>
          <Trans>We couldn’t check this website. You can add it anyway.</Trans>
        </span>
      )}
    </p>
  )
}

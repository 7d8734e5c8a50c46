import { Trans } from '@lingui/react/macro'
import styles from './fill-problem.module.css'

/** In place of a part of a page that failed, while the rest goes on. */
export function FillProblem() {
  return (
    <p className={styles['problem']} role="alert">
      <Trans>This part can’t be shown. The rest of the page works.</Trans>
    </p>
  )
}

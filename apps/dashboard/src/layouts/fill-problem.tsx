import { Trans } from '@lingui/react/macro'
import { Button, useIsOnline } from '@replybay/ui-kit'
import styles from './fill-problem.module.css'

/** In place of a part of a page that failed, while the rest goes on. */
export function FillProblem() {
  return (
    <div className={styles['problem']} role="alert">
      <p className={styles['words']}>
        <Trans>This section couldn’t load. The rest of the page works.</Trans>
      </p>
      {/* Without a connection the page would be lost; once that is back, the part is asked for anew. */}
      {useIsOnline() && (
        <Button size="sm" onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      )}
    </div>
  )
}

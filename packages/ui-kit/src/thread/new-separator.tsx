import { Trans } from '@lingui/react/macro'
import { joinClasses } from '../join-classes.ts'
import styles from './separators.module.css'

/** What follows was not read yet. */
export function NewSeparator() {
  return (
    <div className={joinClasses(styles['separator'], styles['new'])}>
      <span>
        <Trans context="messages that were not read">New</Trans>
      </span>
    </div>
  )
}

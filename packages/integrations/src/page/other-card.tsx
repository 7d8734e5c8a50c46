import { useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { IconPlug } from '@tabler/icons-react'
import styles from './card.module.css'
import { StateWord } from '../state/state-word.tsx'

/** What is connected and has no form here, by its own name. */
export function OtherCard({ integration }: { integration: Integration }) {
  const { t } = useLingui()
  const { kind, name, state, lastError } = integration
  return (
    <article className={styles['card']} data-failed={state === 'failed'} aria-label={name ?? kind}>
      <div className={styles['head']}>
        <span className={styles['tile']} data-connected>
          <IconPlug aria-hidden />
        </span>
        <div className={styles['names']}>
          <h3>{name ?? kind}</h3>
          <p className={styles['detail']}>{kind}</p>
        </div>
        <div className={styles['state']}>
          <StateWord integration={integration} service={name ?? kind} />
        </div>
      </div>
      <div className={styles['body']}>
        <p>{lastError ?? t`It works.`}</p>
      </div>
    </article>
  )
}

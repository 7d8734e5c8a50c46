import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './suggested-fact.module.css'

/** A fact of a suggestion that is proven; what proves it is shown under the pointer. */
export function ProvenFact({ source, children }: { source: string; children: ReactNode }) {
  return (
    <Tooltip label={source}>
      <span className={styles['proven']}>{children}</span>
    </Tooltip>
  )
}

/** A fact that nothing proves: its kind, to be filled in. */
export function OpenFact({ children }: { children: ReactNode }) {
  return <span className={styles['open']}>{children}</span>
}

/** Says in words which facts are to be filled in, or are proven. */
export function FactLine({ tone, children }: { tone: 'open' | 'proven'; children: ReactNode }) {
  return (
    <span className={joinClasses(styles['line'], styles[`${tone}Line`])}>
      {tone === 'open' ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}
      {children}
    </span>
  )
}

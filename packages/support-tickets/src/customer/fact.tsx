import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CopyFact } from './copy-fact.tsx'
import styles from './facts.module.css'

interface FactProps {
  label: string
  value: string
  /** Whether it is something to copy, such as an address. @default false */
  isCopied?: boolean
  /** Says something about the value. */
  aside?: ReactNode
  /** Shown in place of the value's text. */
  children?: ReactNode
}

/** One fact about a customer. */
export function Fact({ label, value, isCopied = false, aside, children = value }: FactProps) {
  const { t } = useLingui()
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>
        <span className={styles['value']} title={value} dir="auto">
          {children}
        </span>
        {aside && <span className={styles['aside']}>{aside}</span>}
        {isCopied && <CopyFact label={t`Copy: ${label}`} text={value} />}
      </dd>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './composer-frame.module.css'

export interface ComposerTabProps {
  label: string
  icon?: ReactNode
  selected: boolean
  onSelect: () => void
}

/** One of the things that a composer writes. */
export function ComposerTab({ label, icon, selected, onSelect }: ComposerTabProps) {
  return (
    <button type="button" className={styles['tab']} aria-pressed={selected} onClick={onSelect}>
      {icon}
      {label}
    </button>
  )
}

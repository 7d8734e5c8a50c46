import { Progress as MantineProgress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { joinClasses } from '../join-classes.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  /** What is under way. */
  label: string
  /** How much of it is done, 0 to 1. */
  value: number
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'danger' | undefined
  className?: string | undefined
}

/** How far long work has come. */
export function Progress({ label, value, tone = 'accent', className }: ProgressProps) {
  return (
    <MantineProgress.Root
      classNames={{ root: joinClasses(styles['track'], className), section: styles[tone] }}
    >
      <MantineProgress.Section value={Math.min(1, Math.max(0, value)) * 100} aria-label={label} />
    </MantineProgress.Root>
  )
}

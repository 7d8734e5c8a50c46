import type { ReactNode } from 'react'
import styles from './key-steps.module.css'

interface StepProps {
  /** From 1. */
  number: number
  /** What is wrong is mended here. */
  isWrong?: boolean
  drawing: ReactNode
  children: ReactNode
}

/** One step: the sentence carries all, the drawing shows it. */
export function Step({ number, isWrong = false, drawing, children }: StepProps) {
  return (
    <li className={styles['step']} data-wrong={isWrong}>
      <p className={styles['sentence']}>
        <span className={styles['number']} aria-hidden>
          {number}
        </span>
        <span>{children}</span>
      </p>
      {drawing}
    </li>
  )
}

import type { CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** A CSS length. @default '100%' */
  width?: string
  /** A CSS length. @default '0.75rem' */
  height?: string
  /** A disc as wide as it is high. @default false */
  round?: boolean
}

/** Holds the place of something that is loading. Shows itself after 150 ms only. */
export function Skeleton({ width = '100%', height = '0.75rem', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(styles['skeleton'], round && styles['round'])}
      style={{ '--skeleton-width': width, '--skeleton-height': height } as CSSProperties}
    />
  )
}

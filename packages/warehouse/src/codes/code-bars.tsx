import { useMemo } from 'react'
import { barsOf } from './bars-of.ts'
import type { Code128Props } from './code-128.tsx'
import styles from './code-128.module.css'

/** Of white beside the bars, in modules: without, no scanner sees where a code begins. */
const QUIET = 10

/** The bars of a code. */
export function CodeBars({ text, module = 2, height = 40 }: Code128Props) {
  const { bars, modules } = useMemo(() => barsOf(text), [text])
  const wide = modules + 2 * QUIET
  return (
    <svg
      className={styles['bars']}
      width={wide * module}
      height={height}
      viewBox={`0 0 ${wide} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {bars.map(({ at, width }) => (
        <rect key={at} x={at + QUIET} y="0" width={width} height="1" />
      ))}
    </svg>
  )
}

import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useFills } from './fills-provider.tsx'

interface LatePartProps {
  /** Stands in its place while it is on its way. @default null */
  pending?: ReactNode
  children: ReactNode
}

/**
 * A part of a page whose code is loaded late, or that may fail: says in its place that it can't be shown, and takes
 * nothing else with it. For what `lazy` makes, in place of `Suspense`.
 */
export function LatePart({ pending, children }: LatePartProps) {
  const { problem } = useFills()
  return (
    <CatchBoundary getResetKey={() => 'late'} errorComponent={() => problem}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  )
}

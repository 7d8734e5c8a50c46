import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useFills } from './fills-provider.tsx'
import { useReconnections } from './reconnections.ts'

interface LazyBoundaryProps {
  /** Stands in its place while it is on its way. @default null */
  pending?: ReactNode
  /** Puts the words that it can't be shown beside what else stands there then, such as a way back, or says it in others. */
  renderProblem?: ((problem: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/**
 * A part of a page whose code is loaded late, or that may fail: says in its place that it can't be shown, and takes
 * nothing else with it, and tries again once the server can be reached again. For what `lazyPart` makes, in place of
 * `Suspense`.
 */
export function LazyBoundary({ pending, renderProblem = (problem) => problem, children }: LazyBoundaryProps) {
  const { problem } = useFills()
  const turn = useReconnections()
  return (
    <CatchBoundary getResetKey={() => turn} errorComponent={() => renderProblem(problem)}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  )
}

import { LongestWaitFigure } from './longest-wait-figure.tsx'
import { BackTodayFigure, MentionsFigure } from './support-figures.tsx'
import { useIsSupport } from './use-is-support.ts'

/** How long somebody has waited, and for whoever answers tickets what else they come back to. */
export function WaitFigures() {
  const isSupport = useIsSupport()
  return (
    <>
      <LongestWaitFigure />
      {isSupport && (
        <>
          <MentionsFigure />
          <BackTodayFigure />
        </>
      )}
    </>
  )
}

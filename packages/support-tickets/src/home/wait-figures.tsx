import { LongestWaitFigure } from './longest-wait-figure.tsx'
import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'

const ReturnFigures = supportPart(
  async () => (await import(/* chunk: support-home */ './support/support-figures.tsx')).ReturnFigures,
)

/** How long somebody has waited, and for whoever answers tickets what else they come back to. */
export function WaitFigures() {
  const isSupport = useIsSupport()
  return (
    <>
      <LongestWaitFigure />
      {isSupport && <ReturnFigures />}
    </>
  )
}

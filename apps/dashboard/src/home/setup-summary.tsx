import { Plural, Trans } from '@lingui/react/macro'
import { useSetup } from './use-setup.ts'

interface SetupSummaryProps {
  /** What is set up. */
  name: string
}

/** How many steps are left of the set-up, and about how long they take. */
export function SetupSummary({ name }: SetupSummaryProps) {
  const left = useSetup().filter(({ state }) => state && state.is !== 'done')
  const minutes = left.reduce((sum, { step }) => sum + step.minutes, 0)
  if (left.length === 0) return null
  return (
    <Trans>
      <Plural value={left.length} one="# step" other="# steps" /> to set up {name}. About{' '}
      <Plural value={minutes} one="# minute" other="# minutes" />.
    </Trans>
  )
}

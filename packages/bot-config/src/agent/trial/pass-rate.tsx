import { Trans } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'
import { passRate } from './test-results.ts'

/** How many of the test questions pass. */
export function PassRate({ questions }: { questions: readonly TestQuestion[] }) {
  const { passed, ran } = passRate(questions)
  if (ran === 0) {
    return (
      <Tag>
        <Trans>Not run yet</Trans>
      </Tag>
    )
  }
  return (
    <Tag tone={passed === ran ? 'success' : 'warning'}>
      <Trans>
        {passed} of {ran} pass
      </Trans>
    </Tag>
  )
}

import { Trans } from '@lingui/react/macro'
import { FactLine } from '@replybay/ui-kit'

/** What is to be filled in, and what this ticket proves, in words. */
export function FactsLine({ open, proven }: { open: readonly string[]; proven: readonly string[] }) {
  const [openFacts, provenFacts] = [open.join(', '), proven.join(', ')]
  return (
    <>
      {open.length > 0 && (
        <FactLine tone="open">
          <Trans>Fill in: {openFacts}</Trans>
        </FactLine>
      )}
      {proven.length > 0 && (
        <FactLine tone="proven">
          <Trans>From this ticket: {provenFacts}</Trans>
        </FactLine>
      )}
    </>
  )
}
